import type { Config } from "./config.ts";
import { openPayTypes } from "./shared/charges.ts";

/** What the configuration of a shop lacks that isn't a demo, one sentence each. */
export const warningsOf = (config: Config): string[] =>
  config.demo
    ? []
    : [
        ...(openPayTypes(config).length === 0
          ? ["Neither the STRIPE_ nor the PAYPAL_ keys are set, and SANDBOX_PAYMENTS is off: nobody can pay."]
          : []),
        ...(config.smtpUrl === null
          ? ["SMTP_URL is not set: no mail goes out, so nobody can register by email or reset a password."]
          : []),
      ];
