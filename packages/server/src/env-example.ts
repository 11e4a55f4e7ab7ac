import { variables } from "./config.ts";

type Variable = keyof typeof variables.shape;

/**
 * Description of each variable, in the order of `.env.example`; a variable without a text belongs to the
 * previous one.
 */
const sections = {
  "Where the shop listens": {
    HOST: "Address and port; port 0 selects a free one. HOST=0.0.0.0 exposes it to the network, and then requires PUBLIC_URL, or DEMO=true for a public demo.",
    PORT: "",
    PUBLIC_URL:
      "Public URL of the shop, such as https://shop.example.com. Needed behind a proxy: it makes cookies Secure and decides which origin may write.",
    CONSOLE_URL:
      "URL of a host that serves only the console, such as https://console.example.com; the proxy sends it here, with X-Forwarded-Proto. A script injected into the shop then can't act for a signed-in merchant or operator. Empty serves the console at /console of the shop.",
    TRUSTED_PROXIES:
      "Number of reverse proxies in front of the shop: that many entries of X-Forwarded-For are trusted. With a proxy and 0, all shoppers have the proxy's address and share the limits for sign-ins, carts and orders.",
  },
  "Content delivery network": {
    IMAGE_URL:
      "Base URL of a CDN for pictures whose origin is this shop, such as https://img.example.com. Empty uses the shop's own URL.",
    CDN_TAG_HEADER:
      "Response header with the tags of a public page, such as Surrogate-Key (Fastly) or Cache-Tag (Cloudflare), for purges by tag. Empty sends none.",
    CDN_PURGE_URL:
      'Address that receives the tags of changed data: POST with {"tags": ["product:12"]}, at most 30 tags per request, repeated until the response is 2xx. Cloudflare: https://api.cloudflare.com/client/v4/zones/ZONE/purge_cache; other CDNs need a small function that translates it. Empty sends none.',
    CDN_PURGE_TOKEN: "Sent as Authorization: Bearer with each purge (16 to 255 characters).",
  },
  Data: {
    DATA_DIR: "Folder for the embedded database, pictures and their cache.",
    DATABASE_URL:
      "An external PostgreSQL (15 or later, with pg_trgm and unaccent), such as postgres://user:password@host:5432/database. Empty runs the embedded one.",
    DATABASE_URL_DIRECT:
      "The same database without a pooler, if DATABASE_URL is PgBouncer in transaction mode: for LISTEN, migrations and the command line.",
    DATABASE_URL_READ:
      "A read replica of the database (streaming replication). Order lists, statements and exports use it when it has replayed all commits. Empty reads everything from DATABASE_URL.",
    S3_ENDPOINT:
      "A bucket for pictures on an S3-compatible server: all four or none. Empty stores them in DATA_DIR.",
    S3_BUCKET: "",
    S3_ACCESS_KEY_ID: "",
    S3_SECRET_ACCESS_KEY: "",
    S3_REGION: "",
    DATABASE_POOL: "Maximum number of connections per process.",
    DATABASE_PREPARE:
      "Whether repeated statements are prepared once per connection, which saves PostgreSQL half of the work of short ones. Set false for PgBouncer in transaction mode before version 1.21 or without max_prepared_statements.",
  },
  "The marketplace": {
    DEMO: "Demo marketplace, test cards and the page /__outbox. True while PUBLIC_URL is empty, false with one. An explicit true, or TRUSTED_PROXIES above 0, makes outbox and test cards require the key that the start prints.",
    DEMO_KEY:
      "Key that the outbox and the test cards of a demo require unless a request comes straight from this machine (16 characters or more). Empty creates one at each start; set it if several processes are one demo.",
    LOCALES: "Languages of the shop, including English.",
    CURRENCY:
      "Currency (ISO 4217, at most two decimals) in which the marketplace charges. Each provider with keys has to support it: PayPal has 24 currencies and charges HUF, JPY and TWD without decimals; Stripe charges ISK, UGX and MGA without decimals. An order has to reach the minimum of these providers, such as 0.50 USD with Stripe.",
    TIME_ZONE:
      "Time zone of the marketplace, such as America/Vancouver: days in mails, the start and end of days of coupons and activities, months and times of statements, delivery dates, and due dates of applications. The API's times are always GMT+8, and pages show times in the shopper's zone.",
    ALLOW_FREE:
      "Coupons and points may reduce an order to zero, which is then paid immediately. Otherwise the smallest amount that the open payment providers charge remains payable.",
    ORDER_TIMEOUT_MINUTES:
      "Minutes after which an unpaid order is canceled and its stock released (1 to 10080).",
    AUTO_RECEIVE_DAYS: "Days after which a sent order is completed automatically (1 to 365).",
    AFTER_SALE_DAYS:
      "Days after receipt in which a refund can be requested, and in which accepted returns have to be sent back (0 to 365).",
    API_BASE:
      "Base URL of another back end with the same contract, for the storefront. Empty uses this server.",
    CORS_ORIGINS:
      "Origins of other front ends that may call the API from browsers, such as https://desk.example.com,http://localhost:8080. They store their own token; the shop's cookies aren't sent.",
    STOREFRONT_KEY:
      "Secret (16 to 255 characters) shared by a storefront with API_BASE and its marketplace, by which the marketplace recognizes it. A single process generates one at each start.",
  },
  Payment: {
    STRIPE_SECRET_KEY:
      "Stripe's keys, all three or none. Without them a demo takes test cards and no money moves; otherwise shoppers can't pay.",
    STRIPE_PUBLISHABLE_KEY: "",
    STRIPE_WEBHOOK_SECRET: "",
    STRIPE_API_BASE: "Base URL of a test server that replaces Stripe's API.",
    PAYPAL_CLIENT_ID:
      "PayPal's keys, all three or none. Its webhook sends CHECKOUT.ORDER.APPROVED, PAYMENT.CAPTURE.* and CUSTOMER.DISPUTE.* to /api/front/pay/paypal/webhooks; enable Disputes in the features of its app.",
    PAYPAL_CLIENT_SECRET: "",
    PAYPAL_WEBHOOK_ID: "",
    PAYPAL_API_BASE: "PayPal's API; https://api-m.sandbox.paypal.com for its test accounts.",
    SANDBOX_PAYMENTS:
      "Test cards, which move no money. Empty enables them in a demo without a provider; true enables them even with real keys, which the shop then warns about in red.",
  },
  Points: {
    POINTS_PER_UNIT: "Points per currency unit spent on products, such as 1 or 0.5; 0 gives none.",
    POINTS_WORTH: "Value of one point.",
    POINTS_MAXIMUM_PERCENT: "Largest share of the products that points can pay, in percent (0 to 100).",
    POINTS_MINIMUM: "Minimum number of points per order.",
    POINTS_FROZEN_DAYS: "Days after receipt until earned points can be used: at least AFTER_SALE_DAYS.",
    POINTS_LIFE_DAYS: "Days after receipt until earned points expire.",
  },
  "Signing in": {
    GOOGLE_CLIENT_ID:
      "Keys of Google, Facebook and X (OAuth 2.0), two each; a provider without keys is disabled. Register the redirect URLs PUBLIC_URL/middlewares/callback_google, …_facebook and …_twitter with them.",
    GOOGLE_CLIENT_SECRET: "",
    FACEBOOK_APP_ID: "",
    FACEBOOK_APP_SECRET: "",
    TWITTER_CLIENT_ID: "",
    TWITTER_CLIENT_SECRET: "",
    SOCIAL_BASE: "A test server that replaces all three.",
    TWILIO_ACCOUNT_SID:
      "Twilio's keys and sender number, all three or none. Without them text messages of a demo stay in its outbox; otherwise none are sent.",
    TWILIO_AUTH_TOKEN: "",
    TWILIO_FROM: "",
    VISITOR_LOGIN: "Whether visitors may order without an account.",
    OPERATOR_SECOND_FACTOR:
      "Whether the marketplace's staff needs an authenticator app for the console (TOTP). Shops' staff may set one up.",
    PAYOUT_APPROVAL_LIMIT:
      "Amount up to which one person may record payouts to a shop within 24 hours, in the marketplace's currency. A second person must approve higher ones.",
  },
  Applications: {
    HOLIDAYS:
      "Days that aren't working days for the 15-day decision on shop applications: MM-dd of every year, or yyyy-MM-dd.",
    APPLICATION_DOCUMENT_DAYS:
      "Days after which the documents of refused and withdrawn shop applications are deleted (1 to 3650).",
  },
  Mail: {
    SMTP_URL:
      "smtps://user:password@host:465 or smtp://host:25. Empty keeps the mails of a demo in its outbox; otherwise the shop reports that it can't send any.",
    MAIL_FROM: "",
  },
  Retention: {
    NOTICE_DAYS:
      "Days after which notices of shoppers are deleted (30 to 36500); read ones are deleted 180 days after they were read.",
    AUDIT_DAYS: "Days after which entries of the audit log are deleted (365 to 36500).",
    PRICE_HISTORY_DAYS:
      "Days before its present price for which the earlier prices of an item are kept (30 to 36500). Pages show the lowest one of 30 days.",
    PAYMENT_EVENT_DAYS: "Days after which handled events of payment providers are deleted (30 to 36500).",
  },
  "Running it": {
    LOG_LEVEL: "fatal, error, warn, info, debug, trace or silent. Warn in the demo, info otherwise.",
    LOG_CLIENT_ADDRESS:
      "How the log shows client addresses: full, short (the network: 203.0.113.0, 2001:db8:1::) or none.",
    METRICS_PORT:
      "Port of GET /metrics for Prometheus, at HOST. Don't open it to the public. Empty serves no metrics.",
    OTEL_EXPORTER_OTLP_ENDPOINT:
      "OpenTelemetry collector (OTLP over HTTP) that receives traces of requests and queries, such as http://localhost:4318. Empty sends none. The other standard variables apply, such as OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES, OTEL_EXPORTER_OTLP_HEADERS and OTEL_TRACES_SAMPLER.",
    DRAIN_SECONDS:
      "Seconds after SIGTERM in which the shop still serves requests while /health/ready returns 503, so that load balancers stop sending requests (0 to 300).",
    MIGRATE_ON_START:
      "Whether a start or a command applies pending migrations. With false it refuses them; run `shop migrate` before an update.",
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

const defaultsOf = (): Readonly<Record<string, number | boolean | string | readonly string[] | undefined>> =>
  undescribed && variables.parse({});

/** `docs/configuration.md`: a table per section. Variables without a text share the one above them. */
export const configurationReference = (): string => {
  const defaults = defaultsOf();
  const rowsOf = (texts: Readonly<Record<string, string>>): string[] => {
    const rows: { names: string[]; text: string }[] = [];
    for (const [name, text] of Object.entries(texts)) {
      const given = (defaults[name] ?? "").toString();
      const shown = given === "" ? `\`${name}\`` : `\`${name}\` = \`${given}\``;
      const last = rows.at(-1);
      if (text === "" && last) last.names.push(shown);
      else rows.push({ names: [shown], text });
    }
    return rows.map(({ names, text }) => `| ${names.join("<br>")} | ${text} |`);
  };
  return `${[
    "# Configuration",
    "Generated by `pnpm env:example`. Settings are environment variables, or lines of a file `.env` in the project folder; the variables have precedence. Each is validated at startup, and the shop exits with a sentence per mistake. Without a value after `=`, the default is empty.",
    ...Object.entries(sections).map(([title, texts]) =>
      [`## ${title}\n`, "| Variable and default | Meaning |", "| --- | --- |", ...rowsOf(texts)].join("\n"),
    ),
  ].join("\n\n")}\n`;
};

/** The text of `.env.example`: every variable with its description and the schema's default. */
export const envExample = (): string => {
  const defaults = defaultsOf();
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
