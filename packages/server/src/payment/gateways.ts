import type { AppContext } from "../context.ts";
import { openPayTypes } from "../shared/charges.ts";
import { shopAddress } from "../shared/shop-address.ts";
import type { PaymentGateway } from "./gateway.ts";
import { createPaypal, type Paypal } from "./paypal.ts";
import { createSandbox, type Sandbox } from "./sandbox.ts";
import { createStripe, type Stripe } from "./stripe.ts";
import type { Webhook } from "./webhooks.ts";

/** The payment methods enabled by the configuration. */
export interface OpenGateways {
  readonly all: ReadonlyMap<string, PaymentGateway>;
  readonly stripe: Stripe | null;
  readonly paypal: Paypal | null;
  /** Test cards: in a demo without another provider, or if enabled. */
  readonly sandbox: Sandbox | null;
}

/**
 * Creates the providers with configured keys, and the sandbox. Without any, the shop shows that no payment
 * method is available.
 */
export const openGateways = ({ config, db, clock, log }: AppContext): OpenGateways => {
  const stripe = config.stripe ? createStripe(config.stripe, { clock, base: config.stripe.base }) : null;
  const paypal = config.paypal
    ? createPaypal(config.paypal, { clock, log, shopUrl: shopAddress(config) })
    : null;
  const sandbox = openPayTypes(config).includes("sandbox") ? createSandbox(db, clock) : null;
  const open = [stripe, paypal, sandbox].filter((gateway) => gateway !== null);
  return { all: new Map(open.map((gateway) => [gateway.name, gateway])), stripe, paypal, sandbox };
};

/** Webhook routes of the open providers: ours, and the reference contract's on its admin host. */
export const webhooksOf = ({ stripe, paypal }: OpenGateways): Webhook[] => [
  ...(stripe
    ? [
        {
          provider: stripe.name,
          paths: ["/api/front/pay/stripe/webhooks", "/api/admin/payment/callback/stripe/webhooks"],
          read: (body: string, headers: Readonly<Record<string, unknown>>) => {
            const signature = headers["stripe-signature"];
            return stripe.readEvent(body, typeof signature === "string" ? signature : undefined);
          },
        },
      ]
    : []),
  ...(paypal
    ? [{ provider: paypal.name, paths: ["/api/front/pay/paypal/webhooks"], read: paypal.readEvent }]
    : []),
];
