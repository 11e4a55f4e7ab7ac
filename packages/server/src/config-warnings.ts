import type { Config } from "./config.ts";
import { openPayTypes } from "./shared/charges.ts";

/** Missing settings of a shop that isn't a demo, one sentence each. */
export const warningsOf = (config: Config): string[] =>
  config.demo
    ? []
    : [
        ...(openPayTypes(config).length === 0
          ? [
              "Neither the STRIPE_ nor the PAYPAL_ keys are set, and SANDBOX_PAYMENTS is off: shoppers can't pay.",
            ]
          : []),
        ...(config.smtpUrl === null
          ? ["SMTP_URL is not set: no mail is sent, so shoppers can't register by email or reset a password."]
          : []),
        ...(config.isExposed && config.databaseUrl === null
          ? ["DATABASE_URL is not set: the embedded PostgreSQL is a beta version for demos and development."]
          : []),
        ...(config.publicUrl?.startsWith("http:") === true && config.isExposed
          ? ["PUBLIC_URL isn't https: browsers and payment providers refuse parts of the shop."]
          : []),
      ];
