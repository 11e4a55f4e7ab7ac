import type { StaffOrderNote } from "@carmine/api/contract";
import { asc, eq } from "drizzle-orm";
import { recordAudit, type Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { account } from "../../database/schema/accounts.ts";
import { orderNote } from "../../database/schema/order-staff.ts";
import { transaction } from "../../database/transaction.ts";
import { lockMerchantOrder } from "../transitions/lock-merchant-order.ts";
import type { StaffScope } from "./staff-order-filter.ts";

/** Notes of the team about a merchant order, oldest first. */
export const notesOf = async (db: Queryable, merchantOrderId: number): Promise<StaffOrderNote[]> => {
  const rows = await db
    .select({ note: orderNote, author: account.nickname })
    .from(orderNote)
    .innerJoin(account, eq(account.id, orderNote.accountId))
    .where(eq(orderNote.merchantOrderId, merchantOrderId))
    .orderBy(asc(orderNote.id));
  return rows.map(({ note, author }) => ({
    id: note.id,
    uid: note.accountId,
    author,
    text: note.text,
    at: note.createdAt.toISOString(),
  }));
};

/**
 * Adds a note of the team to an order.
 * @throws Failure 404 if it isn't of these shops
 */
export const addOrderNote = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor & { readonly accountId: number },
  scope: StaffScope,
  orderNo: string,
  text: string,
): Promise<StaffOrderNote> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const order = await lockMerchantOrder(tx, scope, orderNo);
    const { accountId } = actor;
    const [made] = await tx
      .insert(orderNote)
      .values({ merchantOrderId: order.id, accountId, text, createdAt: now })
      .returning();
    if (!made) throw new Error("Inserting the note returned no row");
    const act = { merchantId: order.merchantId, action: "order.note", subject: orderNo, after: { text } };
    await recordAudit(tx, actor, act, now);
    const [author] = await tx
      .select({ nickname: account.nickname })
      .from(account)
      .where(eq(account.id, accountId));
    return { id: made.id, uid: accountId, author: author?.nickname ?? "", text, at: now.toISOString() };
  });
