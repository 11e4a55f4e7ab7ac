import type { Clock } from "../shared/clock.ts";
import { GatewaySilent, type Gateways, type PaymentGateway } from "./gateway.ts";

/** Providers that didn't respond recently. */
interface Silence {
  note(provider: string): void;
  isSilent(provider: string): boolean;
}

/** An unreachable provider blocks each call until the timeout, so further calls fail immediately. */
const failFastIfSilent = (gateway: PaymentGateway, silence: Silence): PaymentGateway => {
  const { name, start, ask, take, end, refund, refunds, disputes } = gateway;
  const guarded =
    <Input extends unknown[], Answer>(call: (...input: Input) => Promise<Answer>) =>
    async (...input: Input): Promise<Answer> => {
      if (silence.isSilent(name)) throw new GatewaySilent(`${name} gave no answer a moment ago`);
      try {
        return await call(...input);
      } catch (error) {
        if (error instanceof GatewaySilent) silence.note(name);
        throw error;
      }
    };
  return {
    name,
    start: guarded(start),
    ask: guarded(ask),
    ...(take && { take: guarded(take) }),
    end: guarded(end),
    refund: guarded(refund),
    refunds: guarded(refunds),
    disputes: guarded(disputes),
  };
};

const allFailingFast = (all: Gateways, silence: Silence): Gateways =>
  new Map([...all].map(([name, gateway]) => [name, failFastIfSilent(gateway, silence)]));

/** The providers as seen by one run of a job. */
export interface GatewayRound {
  readonly gateways: Gateways;
  /** Whether a provider didn't respond in this run; its remaining work waits for the next one. */
  isSilent(provider: string): boolean;
}

/** Limits each run to one timeout per unreachable provider. */
export const roundOf = (all: Gateways): GatewayRound => {
  const silent = new Set<string>();
  const isSilent = (provider: string): boolean => silent.has(provider);
  return { gateways: allFailingFast(all, { note: (provider) => silent.add(provider), isSilent }), isSilent };
};

/** Milliseconds during which pages don't call an unresponsive provider again. */
const restMs = 10_000;

/**
 * The providers for pages that poll the state of a payment: at most one call per unresponsive provider waits
 * at a time.
 */
export const pollingGateways = (all: Gateways, clock: Clock): Gateways => {
  const until = new Map<string, number>();
  return allFailingFast(all, {
    note: (provider) => until.set(provider, clock.now().getTime() + restMs),
    isSilent: (provider) => (until.get(provider) ?? 0) > clock.now().getTime(),
  });
};
