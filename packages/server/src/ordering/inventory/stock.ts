import { sql, type SQL } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { noteTags } from "../../database/publish-tags.ts";
import { arrayText, statement, type ValueOf } from "../../database/statement.ts";
import { rowsOf } from "../../database/rows.ts";

/** Units of a sku in an order. */
export interface Demand {
  readonly skuId: number;
  readonly quantity: number;
}

/** Quantities per sku, as two arrays of one length. */
export interface DemandValues {
  readonly skuIds: string;
  readonly quantities: string;
}

export const demandValues = (demand: readonly Demand[]): DemandValues => ({
  skuIds: arrayText(demand.map(({ skuId }) => skuId)),
  quantities: arrayText(demand.map(({ quantity }) => quantity)),
});

/**
 * Demand per sku as a table `w(sku_id, quantity)`; adds up two lines of one sku. Arrays instead of JSON,
 * because the planner expects few rows and uses index lookups instead of a full scan.
 */
const demandOf = (value: ValueOf<DemandValues>): SQL => sql`
  select sku_id, sum(quantity)::int as quantity
  from unnest(${value("skuIds")}::int[], ${value("quantities")}::int[]) as r(sku_id, quantity)
  group by sku_id`;

/** Demand of an existing order. */
const demandOfOrder = (masterOrderId: SQL): SQL => sql`
  select l.sku_id, sum(l.quantity)::int as quantity
  from order_line l join merchant_order o on o.id = l.merchant_order_id
  where o.master_order_id = ${masterOrderId}
  group by l.sku_id`;

/**
 * Locks the skus in id order, so that two checkouts can't deadlock (rule 2).
 * @param cause columns that set the cause for the stock history, which a trigger writes at the end of the statement
 */
const locked = (cause: SQL = sql.raw("null as cause")): SQL =>
  sql`select s.id, w.quantity, ${cause} from sku s join w on w.sku_id = s.id order by s.id for update of s`;

/**
 * Parts of a statement that reserve stock by one conditional update per sku. `reserved(id)` has the skus with
 * sufficient stock; `enough` has a row if that is all of them, otherwise the caller must roll back.
 */
export const reservedStock = (value: ValueOf<DemandValues>): SQL => sql`
  w as (${demandOf(value)}), l as (${locked()}),
  reserved as (
    update sku set reserved = sku.reserved + l.quantity from l
    where sku.id = l.id and sku.available >= l.quantity
    returning sku.id
  ),
  enough as (select true where (select count(*) from reserved) = (select count(*) from w))`;

/** A row of `notifyChanged`. */
export interface ChangedStock {
  readonly productId: number;
}

/**
 * Notifies all processes of products with changed stock when the transaction commits. Its rows are passed to
 * `invalidateChangedStock`.
 */
export const notifyChanged = sql.raw(
  `select product_id as "productId", pg_notify('page_tags', 'product:' || product_id) from (select distinct product_id from changed) c`,
);

/**
 * Invalidates this process's caches immediately, because the notification of `notifyChanged` may arrive after
 * its next response.
 */
export const invalidateChangedStock = (tx: Transaction, changed: readonly ChangedStock[]): void =>
  noteTags(
    tx,
    changed.map(({ productId }) => `product:${productId}`),
  );

/**
 * Parts of a statement that release the reservation of an order. `changed(product_id)` has the products with
 * changed stock.
 */
export const releasedStock = (masterOrderId: SQL): SQL => sql`
  w as (${demandOfOrder(masterOrderId)}), l as (${locked()}),
  changed as (
    update sku set reserved = sku.reserved - l.quantity from l where sku.id = l.id returning sku.product_id
  )`;

/**
 * Parts of a statement that turn the reservation of an order into a sale and update the sales count of
 * products; locks skus before products. `changed(product_id)` has the products with changed stock.
 */
export const soldStock = (masterOrderId: SQL): SQL => sql`
  w as (${demandOfOrder(masterOrderId)}),
  l as (${locked(sql`set_config('carmine.stock_cause', 'sale', true) as cause,
    set_config('carmine.stock_link', (select order_no from master_order where id = ${masterOrderId}), true) as link`)}),
  changed as (
    update sku set on_hand = sku.on_hand - l.quantity, reserved = sku.reserved - l.quantity, sold = sku.sold + l.quantity
    from l where sku.id = l.id returning sku.product_id, l.quantity
  ),
  d as (select product_id, sum(quantity)::int as quantity from changed group by product_id),
  p as (select p.id, d.quantity from product p join d on d.product_id = p.id order by p.id for no key update of p),
  counted as (update product set sales = product.sales + p.quantity from p where product.id = p.id)`;

const putBack = statement<DemandValues & { link: string }, ChangedStock>(
  (value) => sql`
    with w as (${demandOf(value)}),
      l as (${locked(sql`set_config('carmine.stock_cause', 'refund', true) as cause,
        set_config('carmine.stock_link', ${value("link")}, true) as link`)}),
      changed as (
        update sku set on_hand = sku.on_hand + l.quantity, sold = sku.sold - l.quantity
        from l where sku.id = l.id returning sku.product_id, l.quantity
      ),
      d as (select product_id, sum(quantity)::int as quantity from changed group by product_id),
      p as (select p.id, d.quantity from product p join d on d.product_id = p.id order by p.id for no key update of p),
      counted as (update product set sales = greatest(0, product.sales - p.quantity) from p where product.id = p.id)
    ${notifyChanged}`,
);

/**
 * Returns sold but unsent units to stock and subtracts them from the sales count. Locks skus before products,
 * like a sale.
 * @param link number of the refund, for the stock history
 */
export const restock = async (tx: Transaction, demand: DemandValues, link: string): Promise<void> =>
  invalidateChangedStock(tx, await putBack(tx, { ...demand, link }));

/** Units that can be bought now, by sku. */
export const availableStock = async (
  db: Queryable,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await rowsOf<{ id: number; stock: number }>(
    db,
    sql`select id, available as stock from sku where id = any(${arrayText(skuIds)}::int[])`,
  );
  return new Map(rows.map(({ id, stock }) => [id, stock]));
};
