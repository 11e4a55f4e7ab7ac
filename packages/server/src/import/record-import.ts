import { basename } from "node:path";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import type { ImportSummary } from "./import-summary.ts";

/** The importing user, and the clock. */
export interface Importer {
  readonly actor: Actor;
  readonly now: () => Date;
}

/** An import from the command line, by the operator. */
export const atCommandLine: Importer = {
  actor: { role: "operator", accountId: null },
  now: () => new Date(),
};

/**
 * Writes an import to the audit log: its start before the first product, and its result. A killed import only
 * has a start. Single products aren't logged, because there may be a hundred thousand.
 */
export const importRecord = (
  db: Database,
  { actor, now }: Importer,
  { file, categories }: { readonly file: string; readonly categories?: string },
) => {
  const record = (merchantId: number, verb: "begin" | "end", after: Readonly<Record<string, unknown>>) =>
    transaction(db, (tx) =>
      recordAudit(
        tx,
        actor,
        { merchantId, action: `import.${verb}`, subject: `import:${merchantId}`, after },
        now(),
      ),
    );
  return {
    begin: (merchantId: number): Promise<void> =>
      record(merchantId, "begin", {
        file: basename(file),
        ...(categories !== undefined && { categories: basename(categories) }),
      }),
    /** @param isWhole whether the file was read to its end */
    end: async (
      { merchantId, rows, created, updated, unchanged, refused, pictures }: ImportSummary,
      isWhole: boolean,
    ): Promise<void> => {
      if (merchantId === null) return;
      await record(merchantId, "end", { rows, created, updated, unchanged, refused, pictures, isWhole });
    },
  };
};
