import { orderNosOf, refundNoOf, refundStates } from "@carmine/api/contract";
import { and, asc, count, desc, eq, exists, ilike, inArray, or, sql, type SQL } from "drizzle-orm";
import { likePattern } from "../database/like-pattern.ts";
import type { Queryable } from "../database/connection.ts";
import { refund, refundHistory, refundLine } from "../database/schema/after-sale.ts";
import { merchant } from "../database/schema/merchants.ts";
import { masterOrder, merchantOrder, orderLine } from "../database/schema/ordering.ts";
import { notFound } from "../http/envelope/failure.ts";
import { offsetOf, type PageInput } from "../http/envelope/paging.ts";
import type { OrderOwner } from "../ordering/orders/find-orders.ts";
import { refundsOf, type RefundRow } from "./lock-refund.ts";

export interface RefundFilter extends PageInput {
  /** 0 for open refunds; any other value for all. */
  readonly type?: number | undefined;
  readonly keywords?: string | undefined;
}

export interface RefundLine {
  readonly line: typeof orderLine.$inferSelect;
  readonly quantity: number;
  readonly total: string;
}

/** A refund with its order and lines. */
export interface RefundView {
  readonly refund: RefundRow;
  readonly order: typeof merchantOrder.$inferSelect;
  readonly masterOrderNo: string;
  readonly currency: string;
  readonly lines: readonly RefundLine[];
}

const { applied, refunding, toReturn, returning } = refundStates;
const running = inArray(refund.status, [applied, refunding, toReturn, returning]);

/** Matches the refund number, order number, or product name in any language. */
const searched = (db: Queryable, keywords: string | undefined): SQL | undefined => {
  if (!keywords) return undefined;
  const pattern = likePattern(keywords);
  return or(
    eq(refund.refundNo, refundNoOf(keywords) ?? keywords),
    inArray(merchantOrder.orderNo, [keywords, ...orderNosOf(keywords)]),
    exists(
      db
        .select({ id: refundLine.refundId })
        .from(refundLine)
        .innerJoin(orderLine, eq(orderLine.id, refundLine.orderLineId))
        .where(
          and(
            eq(refundLine.refundId, refund.id),
            sql`exists (select from jsonb_each_text(${orderLine.name}) n where ${ilike(sql`n.value`, pattern)})`,
          ),
        ),
    ),
  );
};

const selected = (db: Queryable) =>
  db
    .select({
      refund,
      order: merchantOrder,
      masterOrderNo: masterOrder.orderNo,
      currency: masterOrder.currency,
    })
    .from(refund)
    .innerJoin(merchantOrder, eq(merchantOrder.id, refund.merchantOrderId))
    .innerJoin(masterOrder, eq(masterOrder.id, merchantOrder.masterOrderId));

const withLines = async (
  db: Queryable,
  rows: readonly Omit<RefundView, "lines">[],
): Promise<RefundView[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.refund.id);
  const lines = await db
    .select({
      refundId: refundLine.refundId,
      line: orderLine,
      quantity: refundLine.quantity,
      total: refundLine.total,
    })
    .from(refundLine)
    .innerJoin(orderLine, eq(orderLine.id, refundLine.orderLineId))
    .where(inArray(refundLine.refundId, ids))
    .orderBy(asc(refundLine.orderLineId));
  const byRefund = Map.groupBy(lines, ({ refundId }) => refundId);
  return rows.map((row) => ({ ...row, lines: byRefund.get(row.refund.id) ?? [] }));
};

/** Lists refunds of an account, of shops or of all, newest first. */
export const listRefunds = async (
  db: Queryable,
  owner: OrderOwner,
  { type, keywords, ...page }: RefundFilter,
): Promise<{ list: RefundView[]; total: number }> => {
  const which = and(refundsOf(owner), type === 0 ? running : undefined, searched(db, keywords));
  const [rows, [total]] = await Promise.all([
    selected(db).where(which).orderBy(desc(refund.id)).limit(page.limit).offset(offsetOf(page)),
    db
      .select({ rows: count() })
      .from(refund)
      .innerJoin(merchantOrder, eq(merchantOrder.id, refund.merchantOrderId))
      .where(which),
  ]);
  return { list: await withLines(db, rows), total: total?.rows ?? 0 };
};

/** @throws Failure 404 for a refund that doesn't exist or isn't the owner's */
export const findRefund = async (db: Queryable, owner: OrderOwner, refundNo: string) => {
  const rows = await selected(db).where(and(eq(refund.refundNo, refundNo), refundsOf(owner)));
  const [view] = await withLines(db, rows);
  if (!view) throw notFound();
  const [history, [shop]] = await Promise.all([
    db
      .select()
      .from(refundHistory)
      .where(eq(refundHistory.refundId, view.refund.id))
      .orderBy(asc(refundHistory.id)),
    db.select().from(merchant).where(eq(merchant.id, view.refund.merchantId)),
  ]);
  return { ...view, history, shop };
};
export type FoundRefund = Awaited<ReturnType<typeof findRefund>>;
