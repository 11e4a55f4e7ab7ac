import {
  maxCount,
  orderViews,
  type OrderCounts,
  type OrderSort,
  type OrderView,
} from "@carmine/api/contract";
import { and, asc, count, desc, eq, gt, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { rowOf } from "../../database/rows.ts";
import { sku } from "../../database/schema/catalogue.ts";
import { masterOrder, merchantOrder } from "../../database/schema/ordering.ts";
import { orderNote } from "../../database/schema/order-staff.ts";
import { offsetOf, type PageInput } from "../../http/envelope/paging.ts";
import { withLines } from "../orders/find-orders.ts";
import type { MasterRow, ShopOrder } from "../orders/order-rows.ts";
import { filtered, inView, type StaffOrderFilter, type StaffScope } from "./staff-order-filter.ts";

/** Position of a row in a list: its sort value, empty for null, and its id. */
const cursorOf = (
  sort: OrderSort,
  { id, shipBy, createdAt }: { id: number; shipBy: Date | null; createdAt: Date },
): string => `${(sort === "shipBy" ? shipBy : createdAt)?.toISOString() ?? ""}_${id}`;

/** Rows after a cursor. */
const behind = (sort: OrderSort, cursor: string): SQL | undefined => {
  const at = cursor.lastIndexOf("_");
  const [value, id] = [cursor.slice(0, at), Number(cursor.slice(at + 1))];
  const moment = sql`${value}::timestamptz`;
  if (sort !== "shipBy") {
    const position = sql`(${merchantOrder.createdAt}, ${merchantOrder.id})`;
    return sort === "newest"
      ? sql`${position} < (${moment}, ${id}::int)`
      : sql`${position} > (${moment}, ${id}::int)`;
  }
  if (value === "") return and(isNull(merchantOrder.shipBy), gt(merchantOrder.id, id));
  return or(
    gt(merchantOrder.shipBy, moment),
    and(eq(merchantOrder.shipBy, moment), gt(merchantOrder.id, id)),
    isNull(merchantOrder.shipBy),
  );
};

const orderBy: Readonly<Record<OrderSort, readonly SQL[]>> = {
  newest: [desc(merchantOrder.createdAt), desc(merchantOrder.id)],
  oldest: [asc(merchantOrder.createdAt), asc(merchantOrder.id)],
  shipBy: [asc(merchantOrder.shipBy), asc(merchantOrder.id)],
};

/** Number of rows, counted up to one more than `maxCount`. */
const cappedCount = (db: Queryable, which: SQL | undefined): SQL<number> => {
  const rows = db
    .select({ one: sql`1` })
    .from(merchantOrder)
    .where(which)
    .limit(maxCount + 1);
  return sql<number>`(select count(*)::int from (${rows}) c)`;
};

/** An order with the data of its list row. */
export interface StaffOrder {
  readonly shop: ShopOrder;
  readonly master: MasterRow;
  readonly noteCount: number;
  /** Article numbers by sku. */
  readonly codes: ReadonlyMap<number, string>;
}

/** Article numbers of the skus of orders. */
export const codesOf = async (db: Queryable, orders: readonly ShopOrder[]): Promise<Map<number, string>> => {
  const ids = [...new Set(orders.flatMap(({ lines }) => lines.map(({ skuId }) => skuId)))];
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: sku.id, code: sku.code }).from(sku).where(inArray(sku.id, ids));
  return new Map(rows.map(({ id, code }) => [id, code]));
};

const noteCounts = async (db: Queryable, ids: readonly number[]): Promise<Map<number, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: orderNote.merchantOrderId, notes: count() })
    .from(orderNote)
    .where(inArray(orderNote.merchantOrderId, [...ids]))
    .groupBy(orderNote.merchantOrderId);
  return new Map(rows.map(({ id, notes }) => [id, notes]));
};

export interface StaffOrderPage {
  readonly list: readonly StaffOrder[];
  readonly total: number;
  readonly isCapped: boolean;
  readonly after: string | null;
}

/** A page of orders for staff, by `after` or else by page number. */
export const listStaffOrders = async (
  db: Queryable,
  scope: StaffScope,
  {
    view,
    sort,
    after,
    page,
    limit,
    ...filter
  }: StaffOrderFilter & PageInput & { view: OrderView; sort: OrderSort; after?: string | undefined },
  now: Date,
): Promise<StaffOrderPage> => {
  const which = and(await filtered(db, scope, filter, now), inView(view, now));
  // A search can match thousands of orders; only those of the page need their checkout and all columns.
  const ids = db
    .select({ id: merchantOrder.id })
    .from(merchantOrder)
    .where(after === undefined ? which : and(which, behind(sort, after)))
    .orderBy(...orderBy[sort])
    .limit(limit + 1)
    .offset(after === undefined ? offsetOf({ page, limit }) : 0);
  const [found, { total }] = await Promise.all([
    db
      .select({ order: merchantOrder, master: masterOrder })
      .from(merchantOrder)
      .innerJoin(masterOrder, eq(masterOrder.id, merchantOrder.masterOrderId))
      .where(inArray(merchantOrder.id, ids))
      .orderBy(...orderBy[sort]),
    rowOf<{ total: number }>(db, sql`select ${cappedCount(db, which)} as total`),
  ]);
  const rows = found.slice(0, limit);
  const shops = await withLines(
    db,
    rows.map(({ order }) => order),
  );
  const [codes, notes] = await Promise.all([
    codesOf(db, shops),
    noteCounts(
      db,
      rows.map(({ order }) => order.id),
    ),
  ]);
  const last = rows.at(-1);
  return {
    list: shops.flatMap((shop, index) => {
      const master = rows[index]?.master;
      return master ? [{ shop, master, codes, noteCount: notes.get(shop.id) ?? 0 }] : [];
    }),
    total: Math.min(total, maxCount),
    isCapped: total > maxCount,
    after: found.length > limit && last ? cursorOf(sort, last.order) : null,
  };
};

/** Number of orders in each view, at most `maxCount`. */
export const countStaffOrders = async (
  db: Queryable,
  scope: StaffScope,
  filter: StaffOrderFilter,
  now: Date,
): Promise<OrderCounts> => {
  const base = await filtered(db, scope, filter, now);
  const counts = orderViews.map(
    (view) => sql`${cappedCount(db, and(base, inView(view, now)))} as ${sql.identifier(view)}`,
  );
  const row = await rowOf<OrderCounts>(db, sql`select ${sql.join(counts, sql`, `)}`);
  return Object.fromEntries(orderViews.map((view) => [view, Math.min(row[view], maxCount)])) as OrderCounts;
};
