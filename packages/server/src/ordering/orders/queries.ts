import { orderStatus, refundStatus } from "@carmine/api/contract";
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { account } from "../../database/schema/accounts.ts";
import { masterOrder, merchantOrder, orderHistory, orderLine } from "../../database/schema/ordering.ts";
import { payment } from "../../database/schema/payment.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { offsetOf, type PageWish } from "../../http/envelope/paging.ts";
import type { MasterRow, MasterWithRedirect, MerchantRow, ShopOrder } from "./wire-orders.ts";

/** Whose order is looked for: an account's, or the one of a guest account by its public identity. */
export type OrderOwner = { readonly accountId: number } | { readonly identity: string };

const ownedBy = (
  owner: OrderOwner,
  column: typeof masterOrder.accountId | typeof merchantOrder.accountId,
): SQL =>
  "accountId" in owner
    ? eq(column, owner.accountId)
    : sql`${column} = (select ${account.id} from ${account} where ${account.identity} = ${owner.identity} and ${account.type} = 'visitor')`;

const withLines = async (db: Queryable, orders: readonly MerchantRow[]): Promise<ShopOrder[]> => {
  if (orders.length === 0) return [];
  const lines = await db
    .select()
    .from(orderLine)
    .where(
      inArray(
        orderLine.merchantOrderId,
        orders.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLine.id));
  const byOrder = Map.groupBy(lines, (line) => line.merchantOrderId);
  return orders.map((order) => ({ ...order, lines: byOrder.get(order.id) ?? [] }));
};

const shopsOfMasters = async (db: Queryable, ids: readonly number[]): Promise<Map<number, ShopOrder[]>> => {
  if (ids.length === 0) return new Map();
  const orders = await db
    .select()
    .from(merchantOrder)
    .where(inArray(merchantOrder.masterOrderId, [...ids]))
    .orderBy(asc(merchantOrder.id));
  return Map.groupBy(await withLines(db, orders), (order) => order.masterOrderId);
};

const masterWithRedirect = {
  ...getTableColumns(masterOrder),
  redirect: sql<
    string | null
  >`(select p.redirect from ${payment} p where p.master_order_id = ${masterOrder.id}
    and p.status = 'open' and p.redirect is not null order by p.id desc limit 1)`,
};

/** @throws Failure 404 for a master order that doesn't exist or isn't the owner's */
const findMasterRow = async (
  db: Queryable,
  owner: OrderOwner,
  orderNo: string,
): Promise<MasterWithRedirect> => {
  const [master] = await db
    .select(masterWithRedirect)
    .from(masterOrder)
    .where(and(eq(masterOrder.orderNo, orderNo), ownedBy(owner, masterOrder.accountId)));
  if (!master) throw notFound();
  return master;
};

/** The same with the orders of its merchants. */
export const findMaster = async (
  db: Queryable,
  owner: OrderOwner,
  orderNo: string,
): Promise<{ master: MasterWithRedirect; shops: ShopOrder[] }> => {
  const master = await findMasterRow(db, owner, orderNo);
  return { master, shops: (await shopsOfMasters(db, [master.id])).get(master.id) ?? [] };
};

/** @throws Failure 404 for a merchant order that doesn't exist, isn't the owner's or was deleted from sight */
export const findMerchantOrder = async (
  db: Queryable,
  owner: OrderOwner,
  orderNo: string,
): Promise<{ shop: ShopOrder; master: MasterRow }> => {
  const [found] = await db
    .select()
    .from(merchantOrder)
    .innerJoin(masterOrder, eq(masterOrder.id, merchantOrder.masterOrderId))
    .where(
      and(
        eq(merchantOrder.orderNo, orderNo),
        isNull(merchantOrder.hiddenAt),
        ownedBy(owner, merchantOrder.accountId),
      ),
    );
  if (!found) throw notFound();
  const [shop] = await withLines(db, [found.merchant_order]);
  if (!shop) throw notFound();
  return { shop, master: found.master_order };
};

const unpaid = (accountId: number) =>
  and(eq(masterOrder.accountId, accountId), isNull(masterOrder.paidAt), isNull(masterOrder.cancelledAt));

export const unpaidMasters = async (db: Queryable, accountId: number, wish: PageWish) => {
  const [masters, [total]] = await Promise.all([
    db
      .select(masterWithRedirect)
      .from(masterOrder)
      .where(unpaid(accountId))
      .orderBy(desc(masterOrder.id))
      .limit(wish.limit)
      .offset(offsetOf(wish)),
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

/** Conditions of the list's `type` (contract, section 2); −9 is all of them. */
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
    default:
      return undefined;
  }
};

/** Orders with that number, or with goods of that name in any language. */
const searched = (db: Queryable, keywords: string | undefined): SQL | undefined => {
  if (!keywords) return undefined;
  const pattern = `%${keywords.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return or(
    eq(merchantOrder.orderNo, keywords),
    eq(masterOrder.orderNo, keywords),
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

export const listOrders = async (
  db: Queryable,
  accountId: number,
  { type, keywords, ...wish }: PageWish & { type: number; keywords?: string | undefined },
) => {
  const which = and(
    eq(merchantOrder.accountId, accountId),
    isNull(merchantOrder.hiddenAt),
    listed(db, type),
    searched(db, keywords),
  );
  const [rows, [total]] = await Promise.all([
    db
      .select({ order: merchantOrder, masterOrderNo: masterOrder.orderNo })
      .from(merchantOrder)
      .innerJoin(masterOrder, eq(masterOrder.id, merchantOrder.masterOrderId))
      .where(which)
      .orderBy(desc(merchantOrder.id))
      .limit(wish.limit)
      .offset(offsetOf(wish)),
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
    list: shops.map((shop, index) => ({ shop, masterOrderNo: rows[index]?.masterOrderNo ?? "" })),
    total: total?.rows ?? 0,
  };
};

/** Numbers of orders by state, as the tabs of the order page show them. */
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

/** What happened to a master order and its parts, or to one part, oldest first. */
export const historyOf = (db: Queryable, masterOrderId: number, merchantOrderId?: number) =>
  db
    .select()
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.masterOrderId, masterOrderId),
        merchantOrderId === undefined
          ? undefined
          : or(isNull(orderHistory.merchantOrderId), eq(orderHistory.merchantOrderId, merchantOrderId)),
      ),
    )
    .orderBy(asc(orderHistory.id));

/** Numbers of orders whose time to pay is over, oldest first. */
export const overdueOrders = async (db: Queryable, now: Date, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ orderNo: masterOrder.orderNo })
    .from(masterOrder)
    .where(
      and(
        isNull(masterOrder.paidAt),
        isNull(masterOrder.cancelledAt),
        sql`${masterOrder.expiresAt} <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(masterOrder.expiresAt))
    .limit(limit);
  return rows.map(({ orderNo }) => orderNo);
};
