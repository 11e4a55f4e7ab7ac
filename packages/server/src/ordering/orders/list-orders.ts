import { orderNosOf, orderStatus, refundStatus } from "@carmine/api/contract";
import {
  and,
  count,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import { likePattern } from "../../database/like-pattern.ts";
import type { Queryable } from "../../database/connection.ts";
import { masterOrder, merchantOrder, orderLine } from "../../database/schema/ordering.ts";
import { offsetOf, type PageInput } from "../../http/envelope/paging.ts";
import {
  merchantOrdersOf,
  withLines,
  shopsOfMasters,
  masterWithRedirect,
  type OrderOwner,
} from "./find-orders.ts";

const unpaid = (accountId: number) =>
  and(eq(masterOrder.accountId, accountId), isNull(masterOrder.paidAt), isNull(masterOrder.cancelledAt));

export const unpaidMasters = async (db: Queryable, accountId: number, input: PageInput) => {
  const [masters, [total]] = await Promise.all([
    db
      .select(masterWithRedirect)
      .from(masterOrder)
      .where(unpaid(accountId))
      .orderBy(desc(masterOrder.id))
      .limit(input.limit)
      .offset(offsetOf(input)),
    db.select({ rows: count() }).from(masterOrder).where(unpaid(accountId)),
  ]);
  const shops = await shopsOfMasters(
    db,
    masters.map(({ id }) => id),
  );
  return {
    list: masters.map((master) => ({ master, shops: shops.get(master.id) ?? [] })),
    total: total?.rows ?? 0,
  };
};

const paid = isNotNull(merchantOrder.paidAt);

const withoutRefund = eq(merchantOrder.refundStatus, refundStatus.none);

const status = (value: number) => eq(merchantOrder.status, value);

/** Conditions of the list's `type` (contract, section 2); −9 lists all. */
const listed = (db: Queryable, type: number): SQL | undefined => {
  switch (type) {
    case 0:
      return and(isNull(merchantOrder.paidAt), status(orderStatus.toShip));
    case 1:
      return and(paid, status(orderStatus.toShip), withoutRefund);
    case 2:
      return and(status(orderStatus.toReceive), withoutRefund);
    case 3:
      return and(status(orderStatus.finished), withoutRefund);
    case 4:
      return and(
        inArray(merchantOrder.status, [orderStatus.toReview, orderStatus.finished]),
        withoutRefund,
        exists(
          db
            .select({ id: orderLine.id })
            .from(orderLine)
            .where(and(eq(orderLine.merchantOrderId, merchantOrder.id), eq(orderLine.isReviewed, false))),
        ),
      );
    case 5:
      return ne(merchantOrder.refundStatus, refundStatus.none);
    default:
      return undefined;
  }
};

/** Matches the order number, or a product name in any language. */
const searched = (db: Queryable, keywords: string | undefined): SQL | undefined => {
  if (!keywords) return undefined;
  const pattern = likePattern(keywords);
  const numbers = orderNosOf(keywords);
  return or(
    inArray(merchantOrder.orderNo, numbers),
    inArray(masterOrder.orderNo, numbers),
    exists(
      db
        .select({ id: orderLine.id })
        .from(orderLine)
        .where(
          and(
            eq(orderLine.merchantOrderId, merchantOrder.id),
            sql`exists (select from jsonb_each_text(${orderLine.name}) n where ${ilike(sql`n.value`, pattern)})`,
          ),
        ),
    ),
  );
};

/** Lists merchant orders of an account, or those visible to staff, newest first. */
export const listOrders = async (
  db: Queryable,
  owner: OrderOwner,
  { type, keywords, ...input }: PageInput & { type: number; keywords?: string | undefined },
) => {
  const which = and(
    merchantOrdersOf(owner),
    "accountId" in owner ? isNull(merchantOrder.hiddenAt) : undefined,
    listed(db, type),
    searched(db, keywords),
  );
  const [rows, [total]] = await Promise.all([
    db
      .select({ order: merchantOrder, masterOrderNo: masterOrder.orderNo, currency: masterOrder.currency })
      .from(merchantOrder)
      .innerJoin(masterOrder, eq(masterOrder.id, merchantOrder.masterOrderId))
      .where(which)
      .orderBy(desc(merchantOrder.id))
      .limit(input.limit)
      .offset(offsetOf(input)),
    db
      .select({ rows: count() })
      .from(merchantOrder)
      .innerJoin(masterOrder, eq(masterOrder.id, merchantOrder.masterOrderId))
      .where(which),
  ]);
  const shops = await withLines(
    db,
    rows.map(({ order }) => order),
  );
  return {
    list: shops.map((shop, index) => ({
      shop,
      masterOrderNo: rows[index]?.masterOrderNo ?? "",
      currency: rows[index]?.currency ?? "",
    })),
    total: total?.rows ?? 0,
  };
};

/** Counts orders by state for the tabs of the order page. */
export const countOrders = async (db: Queryable, accountId: number) => {
  const [[masters], [orders]] = await Promise.all([
    db.select({ unPaidCount: count() }).from(masterOrder).where(unpaid(accountId)),
    db
      .select({
        unShippedCount: sql<number>`count(*) filter (where ${and(paid, status(orderStatus.toShip))})::int`,
        receivedCount: sql<number>`count(*) filter (where ${status(orderStatus.toReceive)})::int`,
        completeCount: sql<number>`count(*) filter (where ${status(orderStatus.finished)})::int`,
      })
      .from(merchantOrder)
      .where(and(eq(merchantOrder.accountId, accountId), isNull(merchantOrder.hiddenAt), withoutRefund)),
  ]);
  return {
    unPaidCount: masters?.unPaidCount ?? 0,
    unShippedCount: orders?.unShippedCount ?? 0,
    receivedCount: orders?.receivedCount ?? 0,
    completeCount: orders?.completeCount ?? 0,
  };
};

/** Open refunds: under review, or money in transit. */
const runningRefund = inArray(merchantOrder.refundStatus, [refundStatus.applied, refundStatus.refunding]);

/** Counts for the account's overview and the tabs of the order page. */
export const countForCenter = async (db: Queryable, accountId: number) => {
  const own = and(eq(merchantOrder.accountId, accountId), isNull(merchantOrder.hiddenAt));
  const reviewable = and(
    inArray(merchantOrder.status, [orderStatus.toReview, orderStatus.finished]),
    withoutRefund,
    eq(orderLine.isReviewed, false),
  );
  const [orders, [lines], [refunds]] = await Promise.all([
    countOrders(db, accountId),
    db
      .select({
        commentCount: count(),
        toReviewCount: sql<number>`count(distinct ${merchantOrder.id})::int`,
      })
      .from(orderLine)
      .innerJoin(merchantOrder, eq(merchantOrder.id, orderLine.merchantOrderId))
      .where(and(own, reviewable)),
    db.select({ refundCount: count() }).from(merchantOrder).where(and(own, runningRefund)),
  ]);
  return {
    ...orders,
    commentCount: lines?.commentCount ?? 0,
    toReviewCount: lines?.toReviewCount ?? 0,
    refundCount: refunds?.refundCount ?? 0,
  };
};
