import { eq } from "drizzle-orm";
import { Refused } from "../content/editing/refused.ts";
import { explainFailure, findCommand } from "../commands/index.ts";
import { Failure } from "../http/envelope/failure.ts";
import { auditEntry } from "../database/schema/audit.ts";
import type { TestApp } from "./test-app.ts";

/** Runs a command line like `npm run shop -- …`. @returns its exit status and output, including the error */
export const runIn = async (shop: TestApp, ...words: string[]) => {
  const found = findCommand(words);
  if (!found) throw new Error(`There is no command ${words.join(" ")}`);
  let text = "";
  const output = { write: (more: string) => (text += more) };
  try {
    const status = await found.command.run({ ctx: shop.ctx, output }, found.args);
    return { status, text };
  } catch (error) {
    if (!(error instanceof Failure || error instanceof Refused)) throw error;
    return { status: 1, text: `${text}${explainFailure(error, found.command)}\n` };
  }
};

/** Runs a command that writes one entry; returns its number. */
export const writeEntryIn = async (shop: TestApp, ...words: string[]): Promise<string> => {
  const { status, text } = await runIn(shop, ...words);
  const [, number] = /^[a-z ]+ (\d+) is written\.\n$/.exec(text) ?? [];
  if (status !== 0 || number === undefined) throw new Error(`${words.join(" ")}: ${text}`);
  return number;
};

/** Audit entries of a subject, oldest first. */
export const auditEntriesOf = (shop: TestApp, subject: string) =>
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
