/** Ports of the shop with payment providers and of the fake providers. */
export const paidShopPort = 3395;
export const stripePort = 3393;
export const paypalPort = 3394;

export const stripeKeys = {
  secretKey: "sk_test_journeys",
  publishableKey: "pk_test_journeys",
  webhookSecret: "whsec_journeys",
} as const;

/** Additional environment of that shop. Test cards are on to test the warning about them. */
export const paidShopEnvironment = {
  PORT: String(paidShopPort),
  STRIPE_SECRET_KEY: stripeKeys.secretKey,
  STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
  STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
  STRIPE_API_BASE: `http://127.0.0.1:${stripePort}`,
  PAYPAL_CLIENT_ID: "id",
  PAYPAL_CLIENT_SECRET: "secret",
  PAYPAL_WEBHOOK_ID: "WH-1",
  PAYPAL_API_BASE: `http://127.0.0.1:${paypalPort}`,
  SANDBOX_PAYMENTS: "true",
} as const;
