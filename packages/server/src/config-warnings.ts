import type { Config } from "./config.ts";

/** What a shop that isn't a demo lacks in its configuration, one sentence each. */
export const warningsOf = ({ demo, stripe, smtpUrl }: Config): string[] =>
  demo
    ? []
    : [
        ...(stripe === null
          ? [
              "STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are not set: nobody can pay.",
            ]
          : []),
        ...(smtpUrl === null
          ? ["SMTP_URL is not set: no mail goes out, so nobody can register by email or reset a password."]
          : []),
      ];
