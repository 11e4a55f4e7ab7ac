import { ConfigError } from "./config-groups.ts";
import { refusesCurrency } from "./provider-currency.ts";

export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Base URL of a test server; null for Stripe. */
  readonly base?: string | null;
}

export interface PaypalSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Id of the webhook registered with PayPal, which events are verified against. */
  readonly webhookId: string;
  readonly base: string;
}

interface StripeVariables {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_BASE?: string | undefined;
}

/** @throws ConfigError if some of the keys are missing */
export const stripeOf = (values: StripeVariables): StripeSettings | null => {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = values;
  if (!STRIPE_SECRET_KEY && !STRIPE_PUBLISHABLE_KEY && !STRIPE_WEBHOOK_SECRET) return null;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) {
    throw new ConfigError(
      "STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET belong together: set all three or none.",
    );
  }
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    base: STRIPE_API_BASE ?? null,
  };
};

interface PaypalVariables {
  readonly PAYPAL_CLIENT_ID?: string | undefined;
  readonly PAYPAL_CLIENT_SECRET?: string | undefined;
  readonly PAYPAL_WEBHOOK_ID?: string | undefined;
  readonly PAYPAL_API_BASE: string;
}

/** @throws ConfigError if some of the keys are missing */
export const paypalOf = (values: PaypalVariables): PaypalSettings | null => {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, PAYPAL_API_BASE } = values;
  if (!PAYPAL_CLIENT_ID && !PAYPAL_CLIENT_SECRET && !PAYPAL_WEBHOOK_ID) return null;
  if (!PAYPAL_CLIENT_ID || !PAYPAL_CLIENT_SECRET || !PAYPAL_WEBHOOK_ID) {
    throw new ConfigError(
      "PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID belong together: set all three or none.",
    );
  }
  return {
    clientId: PAYPAL_CLIENT_ID,
    clientSecret: PAYPAL_CLIENT_SECRET,
    webhookId: PAYPAL_WEBHOOK_ID,
    base: PAYPAL_API_BASE.replace(/\/+$/, ""),
  };
};

/** @throws ConfigError for a currency that a provider with keys can't charge */
export const requireChargeable = (
  currency: string,
  { stripe, paypal }: { stripe: StripeSettings | null; paypal: PaypalSettings | null },
): void => {
  const refusing = [
    stripe && refusesCurrency("stripe", currency),
    paypal && refusesCurrency("paypal", currency),
  ];
  const names = refusing.filter((name) => name);
  if (names.length > 0)
    throw new ConfigError(
      `CURRENCY is "${currency}", which ${names.join(" and ")} can't charge: choose another currency or remove the provider's keys.`,
    );
};
