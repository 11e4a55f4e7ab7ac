import type { AppContext } from "../context.ts";
import { openPayTypes } from "../ordering/checkout/pay-type.ts";
import type { PaymentGateway } from "./gateway.ts";
import { createSandbox, type Sandbox } from "./sandbox.ts";
import { createStripe, type Stripe } from "./stripe.ts";

/** The ways of paying that the configuration opens. */
export interface OpenGateways {
  readonly all: ReadonlyMap<string, PaymentGateway>;
  readonly stripe: Stripe | null;
  /** Test cards; only in a demo marketplace without another provider. */
  readonly sandbox: Sandbox | null;
}

/** Stripe with its keys, the sandbox in demo mode. Without either the shop shows that no payment method is available. */
export const openGateways = (
  { config, db, clock }: AppContext,
  options: { stripeBase?: string; fetch?: typeof fetch } = {},
): OpenGateways => {
  const stripe = config.stripe
    ? createStripe(config.stripe, {
        clock,
        ...(options.fetch ? { fetch: options.fetch } : {}),
        ...(options.stripeBase ? { base: options.stripeBase } : {}),
      })
    : null;
  const sandbox = openPayTypes(config).includes("sandbox") ? createSandbox(db, clock) : null;
  const open = [stripe, sandbox].filter((gateway) => gateway !== null);
  return { all: new Map(open.map((gateway) => [gateway.name, gateway])), stripe, sandbox };
};
