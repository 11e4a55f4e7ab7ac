import { variables } from "./config.ts";

type Variable = keyof typeof variables.shape;

/**
 * Description of each variable, in the order of `.env.example`; a variable without a text belongs to the
 * previous one.
 */
const sections = {
  "Where the shop listens": {
    HOST: "Address and port; port 0 takes a free one. HOST=0.0.0.0 opens it to the network, and then needs PUBLIC_URL, or DEMO=true for a demo that everybody may see.",
    PORT: "",
    PUBLIC_URL:
      "Address under which shoppers reach the shop, such as https://shop.example.com. Needed behind a proxy: it makes cookies Secure and decides which origin may write.",
    TRUSTED_PROXIES:
      "Number of reverse proxies in front of the shop: that many entries of X-Forwarded-For are trusted. With a proxy and 0, all shoppers have the proxy's address and share the limits for sign-ins, carts and orders.",
  },
  Data: {
    DATA_DIR: "Folder of the embedded database, the pictures and their cache.",
    DATABASE_URL:
      "A PostgreSQL of one's own (15 or later, with pg_trgm and unaccent), such as postgres://user:password@host:5432/database. Empty runs the embedded one.",
    S3_ENDPOINT:
      "A bucket for the pictures, on any server that speaks S3: all four or none. Empty keeps them in DATA_DIR.",
    S3_BUCKET: "",
    S3_ACCESS_KEY_ID: "",
    S3_SECRET_ACCESS_KEY: "",
    S3_REGION: "",
    DATABASE_POOL: "Connections that one process opens at most.",
  },
  "The marketplace": {
    DEMO: "Demo marketplace, test cards and the page /__outbox. True while PUBLIC_URL is empty, false with one. An explicit true, or TRUSTED_PROXIES above 0, makes outbox and test cards require the key that the start prints.",
    DEMO_KEY:
      "Key that the outbox and the test cards of a demo require unless a request comes straight from this machine (16 characters or more). Empty creates one at each start; set it if several processes are one demo.",
    LOCALES: "Languages of the shop; English has to be among them.",
    CURRENCY:
      "Currency (ISO 4217, at most two decimals) in which the marketplace charges. Each provider with keys has to support it: PayPal has 24 currencies and charges HUF, JPY and TWD without decimals; Stripe charges ISK, UGX and MGA without decimals. An order has to reach the minimum of these providers, such as 0.50 USD with Stripe.",
    ALLOW_FREE:
      "Coupons and points may take off the whole price of the products. An order of nothing is paid as soon as it is placed. Otherwise the smallest amount that the open payment providers charge stays to be paid.",
    ORDER_TIMEOUT_MINUTES:
      "Minutes after which an unpaid order ends and its goods are free again (1 to 10080).",
    AUTO_RECEIVE_DAYS: "Days after which a sent order counts as received (1 to 365).",
    AFTER_SALE_DAYS:
      "Days after receipt in which a refund can be applied for, and in which agreed returns have to be sent back (0 to 365).",
    API_BASE:
      "Base address of another back end that speaks the same contract, for the storefront. Empty uses this server.",
    CORS_ORIGINS:
      "Origins of front ends that live elsewhere and may call the API from their pages, such as https://desk.example.com,http://localhost:8080. They hold their own token; no cookie of the shop is sent along.",
    STOREFRONT_KEY:
      "Secret (16 to 255 characters) that a storefront with API_BASE and its marketplace share, so that the marketplace knows it. In one process one is made at each start.",
  },
  Payment: {
    STRIPE_SECRET_KEY:
      "Stripe's keys, all three or none. Without them a demo takes test cards and no money moves; elsewhere nobody can pay.",
    STRIPE_PUBLISHABLE_KEY: "",
    STRIPE_WEBHOOK_SECRET: "",
    STRIPE_API_BASE: "Base address of a stand-in for Stripe's API, for tests.",
    PAYPAL_CLIENT_ID:
      "PayPal's keys, all three or none. Its webhook sends CHECKOUT.ORDER.APPROVED and PAYMENT.CAPTURE.* to /api/front/pay/paypal/webhooks.",
    PAYPAL_CLIENT_SECRET: "",
    PAYPAL_WEBHOOK_ID: "",
    PAYPAL_API_BASE: "PayPal's API; https://api-m.sandbox.paypal.com for its test accounts.",
    SANDBOX_PAYMENTS:
      "Test cards, which move no money. Empty opens them in a demo without a provider; true also beside real keys, which the shop then says in red.",
  },
  Points: {
    POINTS_PER_UNIT:
      "Points for one unit of money that is spent on products, such as 1 or 0.5; 0 gives none.",
    POINTS_WORTH: "Amount that one point pays.",
    POINTS_MAXIMUM_PERCENT: "Largest share of the products that points can pay, in percent (0 to 100).",
    POINTS_MINIMUM: "Fewest points that can be used at once.",
    POINTS_FROZEN_DAYS:
      "Days after receipt until earned points can be used: at least those in which goods go back.",
    POINTS_LIFE_DAYS: "Days after receipt until earned points expire.",
  },
  "Signing in": {
    GOOGLE_CLIENT_ID:
      "Keys of Google, Facebook and X (OAuth 2.0), two each; a provider without keys is not offered. Give them the addresses PUBLIC_URL/middlewares/callback_google, …_facebook and …_twitter.",
    GOOGLE_CLIENT_SECRET: "",
    FACEBOOK_APP_ID: "",
    FACEBOOK_APP_SECRET: "",
    TWITTER_CLIENT_ID: "",
    TWITTER_CLIENT_SECRET: "",
    SOCIAL_BASE: "An OAuth server in the place of all three, for tests.",
    TWILIO_ACCOUNT_SID:
      "Twilio's keys and the number that it sends from, all three or none. Without them text messages of a demo stay in its outbox; elsewhere none are sent.",
    TWILIO_AUTH_TOKEN: "",
    TWILIO_FROM: "",
    VISITOR_LOGIN: "Whether visitors may order without an account.",
  },
  Applications: {
    HOLIDAYS:
      "Days that don't count among the 15 working days in which an application for a shop is answered: MM-dd of every year, or yyyy-MM-dd.",
  },
  Mail: {
    SMTP_URL:
      "smtps://user:password@host:465 or smtp://host:25. Empty keeps the mails of a demo in its outbox; elsewhere the shop says that it can't send any.",
    MAIL_FROM: "",
  },
  "Running it": {
    LOG_LEVEL: "fatal, error, warn, info, debug, trace or silent. Warn in the demo, info otherwise.",
    RATE_LIMITS:
      "Limits on sign-in, codes, new accounts, carts, orders and unpaid orders. Turn off only to measure the shop under load.",
  },
} as const satisfies Record<string, Partial<Record<Variable, string>>>;

type Described = {
  [Section in keyof typeof sections]: keyof (typeof sections)[Section];
}[keyof typeof sections];

/** Fails to compile if a configuration variable isn't described above. */
const undescribed: Exclude<Variable, Described> extends never ? true : never = true;

const width = 114;

/** Formats a comment with lines of at most `width` characters. */
const comment = (text: string): string[] => {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`# ${word}`);
  }
  return lines;
};

/** The text of `.env.example`: every variable with its description and the schema's default. */
export const envExample = (): string => {
  const defaults: Readonly<Record<string, number | boolean | string | readonly string[] | undefined>> =
    undescribed && variables.parse({});
  return `${[
    comment(
      "Everything here is optional: without a single variable the shop runs on an embedded PostgreSQL with the demo marketplace, sandbox payments and an outbox page instead of mail. Values shown are the defaults.",
    ).join("\n"),
    ...Object.entries(sections).map(([title, texts]) =>
      [
        `# ── ${title} `.padEnd(width, "─"),
        ...Object.entries(texts).flatMap(([name, text]) => [
          ...comment(text),
          `${name}=${(defaults[name] ?? "").toString()}`,
        ]),
      ].join("\n"),
    ),
  ].join("\n\n")}\n`;
};
