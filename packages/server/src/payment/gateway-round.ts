import type { Clock } from "../shared/clock.ts";
import { GatewaySilent, type Gateways, type PaymentGateway } from "./gateway.ts";

/** What is remembered of providers that gave no answer. */
interface Silence {
  note(provider: string): void;
  isSilent(provider: string): boolean;
}

/** A provider that is down lets each call wait until its time is over: while it is silent, calls are refused at once. */
const listening = (gateway: PaymentGateway, silence: Silence): PaymentGateway => {
  const { name, start, ask, take, end, refund, refunds, disputes } = gateway;
  const heard =
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
    start: heard(start),
    ask: heard(ask),
    ...(take && { take: heard(take) }),
    end: heard(end),
    refund: heard(refund),
    refunds: heard(refunds),
    disputes: heard(disputes),
  };
};

const allListening = (all: Gateways, silence: Silence): Gateways =>
  new Map([...all].map(([name, gateway]) => [name, listening(gateway, silence)]));

/** The providers as one round of a job knows them. */
export interface GatewayRound {
  readonly gateways: Gateways;
  /** Whether a provider has given no answer in this round: what else it has to do waits for the next one. */
  isSilent(provider: string): boolean;
}

/** In a round one call waits for a provider that is down. */
export const roundOf = (all: Gateways): GatewayRound => {
  const silent = new Set<string>();
  const isSilent = (provider: string): boolean => silent.has(provider);
  return { gateways: allListening(all, { note: (provider) => silent.add(provider), isSilent }), isSilent };
};

/** Milliseconds for which pages don't ask a provider again that gave no answer. */
const restMs = 10_000;

/** The providers for pages that ask how a payment stands until they know: of all of them one call waits at a time. */
export const patientGateways = (all: Gateways, clock: Clock): Gateways => {
  const until = new Map<string, number>();
  return allListening(all, {
    note: (provider) => until.set(provider, clock.now().getTime() + restMs),
    isSilent: (provider) => (until.get(provider) ?? 0) > clock.now().getTime(),
  });
};
