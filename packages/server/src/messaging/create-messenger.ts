import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import type { Clock } from "../context.ts";
import type { Database } from "../database/connection.ts";
import type { Messenger } from "./messenger.ts";
import { outboxMessenger } from "./outbox.ts";

/**
 * Mail by SMTP where `SMTP_URL` is set; the outbox otherwise. Text messages always go to the outbox: their
 * providers differ by country, and one is added here when a marketplace has chosen it.
 */
export const createMessenger = (
  config: Pick<Config, "smtpUrl" | "mailFrom">,
  db: Database,
  clock: Clock,
): Messenger => {
  const outbox = outboxMessenger(db, clock);
  if (config.smtpUrl === null) return outbox;
  const transport = createTransport({ url: config.smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    send: async (message) => {
      if (message.kind === "sms") return outbox.send(message);
      const { to, subject, text } = message;
      await transport.sendMail({ from: config.mailFrom, to, subject, text });
    },
  };
};
