import { randomBytes } from "node:crypto";
import { isAbsolute, resolve } from "node:path";
import { wireLocales, withDefault, type SocialProvider, type WireLocale } from "@carmine/api/contract";
import * as z from "zod/mini";
import {
  wholeNumber,
  address,
  switchValue,
  originList,
  localeList,
  dayList,
  currencyCode,
  keyText,
  timeZoneName,
} from "./shared/config-fields.ts";
import {
  ConfigError,
  s3Of,
  socialOf,
  twilioOf,
  type S3Settings,
  type SocialKeys,
  type TwilioKeys,
} from "./shared/config-groups.ts";
import { databaseSettingsOf, databaseVariables, type DatabaseSettings } from "./shared/database-settings.ts";
import { isLoopback } from "./shared/loopback.ts";
import { operationOf, operationVariables, type OperationSettings } from "./shared/operation-settings.ts";
import {
  paypalOf,
  requireChargeable,
  stripeOf,
  type PaypalSettings,
  type StripeSettings,
} from "./shared/payment-settings.ts";
import { pointTermsOf, pointVariables, type PointTerms } from "./shared/point-settings.ts";
import { retentionOf, retentionVariables, type Retention } from "./shared/retention-settings.ts";
import { defaultTimeZone } from "./shared/shop-time.ts";

export { ConfigError };
export type { PointTerms, S3Settings, SocialKeys, TwilioKeys };

/** All configuration. Read once at startup; `.env.example` explains each variable. */
export interface Config extends OperationSettings, DatabaseSettings {
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
  /** Absolute path of the folder for the embedded database, pictures and caches. */
  readonly dataDir: string;
  /** Bucket for pictures; `null` stores them in the data folder. */
  readonly s3: S3Settings | null;
  /** Public URL of the shop, without a trailing slash; `null` while it is only local. */
  readonly publicUrl: string | null;
  /** Origin of a host only for the console, without a trailing slash; `null` serves it at `/console` of every host. */
  readonly consoleUrl: string | null;
  /** Base URL of another back end for the storefront; `null` uses this server. */
  readonly apiBase: string | null;
  /** Origins of other front ends that may call the API from browsers. */
  readonly corsOrigins: readonly string[];
  /** Secret that identifies the storefront's server to the marketplace; `null` if not set. */
  readonly storefrontKey: string | null;
  /** Whether the shop is reachable from other machines, by its `host` or `publicUrl`. */
  readonly isExposed: boolean;
  /** Demo marketplace, sandbox payment and the outbox page. */
  readonly demo: boolean;
  /** Key of the outbox and the test cards of a demo; null outside of demos. */
  readonly demoKey: string | null;
  /**
   * Whether every request needs the key; otherwise only requests that don't come directly from this machine.
   */
  readonly isDemoKeyRequired: boolean;
  readonly locales: readonly WireLocale[];
  /** Number of trusted proxies for `X-Forwarded-For`. */
  readonly trustedProxies: number;
  /** Rate limits, and limits of unpaid orders; only disabled for load tests. */
  readonly rateLimits: boolean;
  /** Keys of the sign-in providers; null for disabled ones. */
  readonly social: Readonly<Record<SocialProvider, SocialKeys | null>>;
  /** Whether visitors may order without an account. */
  readonly visitorLogin: boolean;
  /** Whether the marketplace's staff needs a second factor. */
  readonly operatorSecondFactor: boolean;
  /** Amount up to which one person may record a payout to a shop, as decimal text; above it a second one must approve. */
  readonly payoutApprovalLimit: string;
  /** Test server that replaces all social providers. */
  readonly socialBase: string | null;
  /** Twilio account for text messages; null without one. */
  readonly twilio: TwilioKeys | null;
  /** Days that aren't working days for applications: `MM-dd` of every year, or `yyyy-MM-dd`. */
  readonly holidays: readonly string[];
  /** Days after the decision until the documents of refused and withdrawn applications are deleted. */
  readonly applicationDocumentDays: number;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly stripe: StripeSettings | null;
  readonly paypal: PaypalSettings | null;
  /** Test cards: on, off, or null to enable them in a demo without a provider. */
  readonly sandboxPayments: boolean | null;
  readonly logLevel: LogLevel;
  readonly retention: Retention;
  readonly points: PointTerms;
  /** ISO 4217 code in which the marketplace charges. */
  readonly currency: string;
  /** IANA zone of days in mails, statements, coupons and activities. Times on the wire are always GMT+8. */
  readonly timeZone: string;
  /** Whether discounts may reduce an order to zero. */
  readonly allowFree: boolean;
  /** Minutes after which an unpaid order is canceled. */
  readonly orderTimeoutMinutes: number;
  /** Days after which a sent order is completed automatically. */
  readonly autoReceiveDays: number;
  /** Days after receipt in which a refund can be requested; also the time to send items back. */
  readonly afterSaleDays: number;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

export const variables = z.object({
  HOST: withDefault(z.string(), "127.0.0.1"),
  PORT: withDefault(wholeNumber(0, 65535, "must be a port between 0 and 65535"), 3000),
  DATA_DIR: withDefault(z.string(), ".data"),
  ...databaseVariables,
  S3_ENDPOINT: z.optional(address("must be an address such as https://s3.example.com", /^https?:$/)),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: withDefault(z.string(), "us-east-1"),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  PUBLIC_URL: z.optional(address("must be an address such as https://shop.example.com", /^https?:$/)),
  API_BASE: z.optional(address("must be an address such as https://api.example.com", /^https?:$/)),
  CONSOLE_URL: z.optional(address("must be an address such as https://console.example.com", /^https?:$/)),
  CORS_ORIGINS: withDefault(originList, []),
  STOREFRONT_KEY: z.optional(keyText),
  DEMO: z.optional(switchValue),
  DEMO_KEY: z.optional(keyText),
  LOCALES: withDefault(localeList, [...wireLocales]),
  TRUSTED_PROXIES: withDefault(wholeNumber(0, 10, "must be a number of proxies between 0 and 10"), 0),
  RATE_LIMITS: withDefault(switchValue, true),
  VISITOR_LOGIN: withDefault(switchValue, true),
  OPERATOR_SECOND_FACTOR: withDefault(switchValue, false),
  PAYOUT_APPROVAL_LIMIT: withDefault(
    z.string().check(z.regex(/^\d{1,12}(\.\d{1,3})?$/, "must be an amount such as 500 or 499.99")),
    "0",
  ),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  FACEBOOK_APP_ID: z.optional(z.string()),
  FACEBOOK_APP_SECRET: z.optional(z.string()),
  TWITTER_CLIENT_ID: z.optional(z.string()),
  TWITTER_CLIENT_SECRET: z.optional(z.string()),
  SOCIAL_BASE: z.optional(address("must be an address such as http://localhost:9000", /^https?:$/)),
  TWILIO_ACCOUNT_SID: z.optional(z.string()),
  TWILIO_AUTH_TOKEN: z.optional(z.string()),
  TWILIO_FROM: z.optional(z.string()),
  HOLIDAYS: withDefault(dayList, ["01-01", "05-01", "12-25", "12-26"]),
  APPLICATION_DOCUMENT_DAYS: withDefault(
    wholeNumber(1, 3650, "must be a number of days between 1 and 3650"),
    90,
  ),
  SMTP_URL: z.optional(address("must look like smtps://user:password@host:465", /^smtps?:$/)),
  MAIL_FROM: withDefault(z.string(), "Carmine <no-reply@localhost>"),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_PUBLISHABLE_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_API_BASE: z.optional(address("must be an address such as http://127.0.0.1:12111", /^https?:$/)),
  PAYPAL_CLIENT_ID: z.optional(z.string()),
  PAYPAL_CLIENT_SECRET: z.optional(z.string()),
  PAYPAL_WEBHOOK_ID: z.optional(z.string()),
  PAYPAL_API_BASE: withDefault(
    address("must be an address such as https://api-m.sandbox.paypal.com", /^https?:$/),
    "https://api-m.paypal.com",
  ),
  SANDBOX_PAYMENTS: z.optional(switchValue),
  ...operationVariables,
  ...retentionVariables,
  LOG_LEVEL: z.optional(z.enum(logLevels, `must be one of ${logLevels.join(", ")}`)),
  ...pointVariables,
  CURRENCY: withDefault(currencyCode, "USD"),
  TIME_ZONE: withDefault(timeZoneName, defaultTimeZone),
  ALLOW_FREE: withDefault(switchValue, false),
  ORDER_TIMEOUT_MINUTES: withDefault(
    wholeNumber(1, 10_080, "must be a number of minutes between 1 and 10080"),
    30,
  ),
  AUTO_RECEIVE_DAYS: withDefault(wholeNumber(1, 365, "must be a number of days between 1 and 365"), 14),
  AFTER_SALE_DAYS: withDefault(wholeNumber(0, 365, "must be a number of days between 0 and 365"), 30),
});

/** Secret values, which error messages omit. */
const secret: ReadonlySet<string> = new Set([
  "DATABASE_URL",
  "DATABASE_URL_DIRECT",
  "DATABASE_URL_READ",
  "SMTP_URL",
  "STOREFRONT_KEY",
  "DEMO_KEY",
  "S3_SECRET_ACCESS_KEY",
  "CDN_PURGE_TOKEN",
]);

/** An empty variable is treated as absent, as in `PORT= npm start`. */
const filled = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );

const withoutSlash = (url: string | undefined) => url?.replace(/\/+$/, "") ?? null;

/**
 * A shop that is only reachable from this machine is a demo by default; one with a public URL isn't. A demo
 * with its published sign-ins is only exposed to a network with an explicit `DEMO=true`.
 */
const exposureOf = ({
  HOST,
  PUBLIC_URL,
  DEMO,
  DEMO_KEY,
  TRUSTED_PROXIES,
}: z.output<typeof variables>): Pick<Config, "isExposed" | "demo" | "demoKey" | "isDemoKeyRequired"> => {
  const isOpen = !isLoopback(HOST);
  if (isOpen && PUBLIC_URL === undefined && DEMO !== true) {
    throw new ConfigError(
      `HOST ${HOST} exposes the shop to other machines: set PUBLIC_URL to its public URL, or DEMO=true to expose the demo with its published sign-ins.`,
    );
  }
  const isExposed = isOpen || (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname));
  const demo = DEMO ?? PUBLIC_URL === undefined;
  return {
    isExposed,
    demo,
    demoKey: demo ? (DEMO_KEY ?? randomBytes(16).toString("hex")) : null,
    // An explicit DEMO=true exposes the demo, also through a proxy that isn't configured here.
    isDemoKeyRequired: demo && (isExposed || DEMO === true || TRUSTED_PROXIES > 0),
  };
};

/**
 * Reads and validates the environment.
 * @param base folder against which a relative `DATA_DIR` is resolved
 * @throws ConfigError with one sentence per mistake
 */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env, base = process.cwd()): Config => {
  const given = filled(environment);
  const parsed = z.safeParse(variables, given);
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return secret.has(name)
        ? `${name} ${issue.message}.`
        : `${name} ${issue.message}, but is "${given[name] ?? ""}".`;
    });
    throw new ConfigError([...new Set(mistakes)].join("\n"));
  }
  const values = parsed.data;
  const exposure = exposureOf(values);
  const [stripe, paypal] = [stripeOf(values), paypalOf(values)];
  requireChargeable(values.CURRENCY, { stripe, paypal });
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(base, values.DATA_DIR),
    ...databaseSettingsOf(values),
    s3: s3Of(values),
    publicUrl: withoutSlash(values.PUBLIC_URL),
    consoleUrl: withoutSlash(values.CONSOLE_URL),
    apiBase: withoutSlash(values.API_BASE),
    corsOrigins: values.CORS_ORIGINS,
    storefrontKey: values.STOREFRONT_KEY ?? null,
    ...exposure,
    locales: values.LOCALES,
    trustedProxies: values.TRUSTED_PROXIES,
    rateLimits: values.RATE_LIMITS,
    visitorLogin: values.VISITOR_LOGIN,
    operatorSecondFactor: values.OPERATOR_SECOND_FACTOR,
    payoutApprovalLimit: values.PAYOUT_APPROVAL_LIMIT,
    social: socialOf(values),
    socialBase: withoutSlash(values.SOCIAL_BASE),
    twilio: twilioOf(values),
    holidays: values.HOLIDAYS,
    applicationDocumentDays: values.APPLICATION_DOCUMENT_DAYS,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    stripe,
    paypal,
    sandboxPayments: values.SANDBOX_PAYMENTS ?? null,
    ...operationOf(values),
    retention: retentionOf(values),
    logLevel: values.LOG_LEVEL ?? (exposure.demo ? "warn" : "info"),
    points: pointTermsOf(values),
    currency: values.CURRENCY,
    timeZone: values.TIME_ZONE,
    allowFree: values.ALLOW_FREE,
    orderTimeoutMinutes: values.ORDER_TIMEOUT_MINUTES,
    autoReceiveDays: values.AUTO_RECEIVE_DAYS,
    afterSaleDays: values.AFTER_SALE_DAYS,
  };
};
