import { and, eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import type { Transaction } from "../database/connection.ts";
import { rowOf } from "../database/rows.ts";
import { ledgerEntry } from "../database/schema/ledger.ts";
import { merchant } from "../database/schema/merchants.ts";
import { notFound } from "../http/envelope/failure.ts";
import { notifyStaff } from "../notifications/notify-staff.ts";

/**
 * Locks the row of a shop, so that of two concurrent payouts the second one sees the first.
 * @returns the shop's name
 */
export const lockShop = async (tx: Transaction, merchantId: number): Promise<string> => {
  const [shop] = await tx
    .select({ name: merchant.name })
    .from(merchant)
    .where(eq(merchant.id, merchantId))
    .for("no key update");
  if (!shop) throw notFound();
  return shop.name;
};

/** Balance of a shop in a currency, as decimal text; negative if the shop owes it. */
export const balanceOf = async (tx: Transaction, merchantId: number, currency: string): Promise<string> => {
  const { due } = await rowOf<{ due: string }>(
    tx,
    sql`select coalesce(sum(amount), 0)::text as due
      from ledger_entry where merchant_id = ${merchantId}::int and currency = ${currency}`,
  );
  return due;
};

/** A number that the shop has no payout with: two payouts may be recorded in the same millisecond. */
const newLink = async (tx: Transaction, merchantId: number, now: Date): Promise<string> => {
  const link = `PO${merchantId}-${now.getTime()}`;
  const isTaken = and(eq(ledgerEntry.merchantId, merchantId), sql`starts_with(${ledgerEntry.link}, ${link})`);
  const taken = await tx.$count(ledgerEntry, isTaken);
  return taken === 0 ? link : `${link}-${taken + 1}`;
};

interface CheckedPayout {
  readonly merchantId: number;
  readonly shop: string;
  /** Above 0 and not above the balance. */
  readonly amount: string;
  readonly currency: string;
  readonly reference: string | null;
}

/**
 * Writes a payout to the ledger and notifies the shop. The caller has locked the shop and checked the amount.
 * @param audit name of the action, and values to record with it
 * @returns the number of the payout
 */
export const recordPayout = async (
  tx: Transaction,
  actor: Actor,
  { merchantId, shop, amount, currency, reference }: CheckedPayout,
  audit: { readonly action: string; readonly values?: Readonly<Record<string, unknown>> },
  now: Date,
): Promise<string> => {
  const link = await newLink(tx, merchantId, now);
  await tx.insert(ledgerEntry).values({
    merchantId,
    kind: "payout",
    link,
    amount: `-${amount}`,
    currency,
    reference,
    createdAt: now,
  });
  const act = {
    merchantId,
    action: audit.action,
    subject: `payout:${link}`,
    after: { amount, currency, ...(reference !== null && { reference }), ...audit.values },
  };
  await recordAudit(tx, actor, act, now);
  await notifyStaff(tx, {
    merchantId,
    kind: "workPayout",
    values: { shop, amount, reference: reference ?? link },
    page: "payouts",
    at: now,
  });
  return link;
};
