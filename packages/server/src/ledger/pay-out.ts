import { Code } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import { rowOf } from "../database/rows.ts";
import { ledgerEntry } from "../database/schema/ledger.ts";
import { merchant } from "../database/schema/merchants.ts";
import { transaction } from "../database/transaction.ts";
import { Failure } from "../http/envelope/failure.ts";

/**
 * Books the payout of a merchant's whole balance in the shop's currency. Locks the shop's row, so that of two
 * concurrent payouts one pays.
 * @returns the amount, and the number of the payout
 * @throws Failure if nothing is due
 */
export const payOut = (
  { db, clock, config }: Pick<AppContext, "db" | "clock" | "config">,
  actor: Actor,
  merchantId: number,
): Promise<{ amount: string; link: string }> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    await tx
      .select({ id: merchant.id })
      .from(merchant)
      .where(eq(merchant.id, merchantId))
      .for("no key update");
    const { due, isDue } = await rowOf<{ due: string; isDue: boolean }>(
      tx,
      sql`select coalesce(sum(amount), 0)::text as due, coalesce(sum(amount), 0) > 0 as "isDue"
        from ledger_entry where merchant_id = ${merchantId}::int and currency = ${config.currency}`,
    );
    if (!isDue) throw new Failure(Code.failure, "nothingDue");
    const link = `PO${merchantId}-${now.getTime()}`;
    await tx.insert(ledgerEntry).values({
      merchantId,
      kind: "payout",
      link,
      amount: `-${due}`,
      currency: config.currency,
      createdAt: now,
    });
    const act = {
      merchantId,
      action: "payout.book",
      subject: `payout:${link}`,
      after: { amount: due, currency: config.currency },
    };
    await recordAudit(tx, actor, act, now);
    return { amount: due, link };
  });
