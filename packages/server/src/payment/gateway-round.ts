import { GatewaySilent, type Gateways, type PaymentGateway } from "./gateway.ts";

/** The providers as one round of a job knows them. */
export interface GatewayRound {
  readonly gateways: Gateways;
  /** Whether a provider has given no answer in this round: what else it has to do waits for the next one. */
  isSilent(provider: string): boolean;
}

/**
 * A provider that is down lets each call wait until its time is over. In a round one call waits; those after it are
 * refused at once.
 */
export const roundOf = (all: Gateways): GatewayRound => {
  const silent = new Set<string>();
  const listening = (gateway: PaymentGateway): PaymentGateway => {
    const { name } = gateway;
    const heard =
      <Input extends unknown[], Answer>(call: (...input: Input) => Promise<Answer>) =>
      async (...input: Input): Promise<Answer> => {
        if (silent.has(name)) throw new GatewaySilent(`${name} gave no answer a moment ago`);
        try {
          return await call(...input);
        } catch (error) {
          if (error instanceof GatewaySilent) silent.add(name);
          throw error;
        }
      };
    const { start, ask, take, end, refund, refunded } = gateway;
    return {
      name,
      start: heard(start),
      ask: heard(ask),
      ...(take && { take: heard(take) }),
      end: heard(end),
      refund: heard(refund),
      refunded: heard(refunded),
    };
  };
  return {
    gateways: new Map([...all].map(([name, gateway]) => [name, listening(gateway)])),
    isSilent: (provider) => silent.has(provider),
  };
};
