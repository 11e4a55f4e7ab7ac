import { eq } from "drizzle-orm";
import { findCommand, runCommand } from "../commands/index.ts";
import { auditEntry } from "../database/schema/audit.ts";
import type { TestApp } from "./test-app.ts";

/** Runs a command line as `npm run shop -- …` would; answers its status and what it wrote. */
export const runIn = async (shop: TestApp, ...words: string[]) => {
  const found = findCommand(words);
  if (!found) throw new Error(`No command answers to ${words.join(" ")}`);
  let text = "";
  const output = { write: (more: string) => (text += more) };
  const status = await runCommand(found.command, { ctx: shop.ctx, output }, found.args);
  return { status, text };
};

/** Runs a command that writes one entry; answers its number. */
export const writeEntryIn = async (shop: TestApp, ...words: string[]): Promise<string> => {
  const { status, text } = await runIn(shop, ...words);
  const [, number] = /^[a-z ]+ (\d+) is written\.\n$/.exec(text) ?? [];
  if (status !== 0 || number === undefined) throw new Error(`${words.join(" ")}: ${text}`);
  return number;
};

/** What the audit log says of a subject, the oldest first. */
export const actsIn = (shop: TestApp, subject: string) =>
  shop.ctx.db
    .select({
      role: auditEntry.role,
      merchantId: auditEntry.merchantId,
      action: auditEntry.action,
      before: auditEntry.before,
      after: auditEntry.after,
    })
    .from(auditEntry)
    .where(eq(auditEntry.subject, subject))
    .orderBy(auditEntry.id);
