import { sql, type SQL } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { noteTags } from "../../database/publish-tags.ts";
import { arrayText, statement, type ValueOf } from "../../database/statement.ts";
import { rowsOf } from "../../database/rows.ts";

/** Pieces of a sku, for an order. */
export interface Demand {
  readonly skuId: number;
  readonly quantity: number;
}

/** What an order demands, as two arrays of one length. */
export interface DemandValues {
  readonly skuIds: string;
  readonly quantities: string;
}

export const demandValues = (demand: readonly Demand[]): DemandValues => ({
  skuIds: arrayText(demand.map(({ skuId }) => skuId)),
  quantities: arrayText(demand.map(({ quantity }) => quantity)),
});

/**
 * Demand per sku as a table `w(sku_id, quantity)`: two lines of one sku count together. From arrays, not from JSON: of
 * those the planner knows that they are short, and looks each sku up instead of reading them all.
 */
const demandOf = (value: ValueOf<DemandValues>): SQL => sql`
  select sku_id, sum(quantity)::int as quantity
  from unnest(${value("skuIds")}::int[], ${value("quantities")}::int[]) as r(sku_id, quantity)
  group by sku_id`;

/** The same for an order that exists. */
const demandOfOrder = (masterOrderId: SQL): SQL => sql`
  select l.sku_id, sum(l.quantity)::int as quantity
  from order_line l join merchant_order o on o.id = l.merchant_order_id
  where o.master_order_id = ${masterOrderId}
  group by l.sku_id`;

/** Locks the skus in id order, so that two checkouts can't wait for each other in a circle (rule 2). */
const locked = sql.raw(
  `select s.id, w.quantity from sku s join w on w.sku_id = s.id order by s.id for update of s`,
);

/**
 * Parts of a statement that reserve stock by one conditional update per sku. `reserved(id)` are the skus of which there
 * was enough, `enough` has a row where that is all of them; where it has none, the caller must roll back.
 */
export const reservedStock = (value: ValueOf<DemandValues>): SQL => sql`
  w as (${demandOf(value)}), l as (${locked}),
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
 * Notifies all processes of products whose stock changed, when the transaction commits. Its rows go to `noteChanged`.
 */
export const notifyChanged = sql.raw(
  `select product_id as "productId", pg_notify('page_tags', 'product:' || product_id) from (select distinct product_id from changed) c`,
);

/** Lets this process know at once what `notifyChanged` tells all of them: its next answer must not be an old one. */
export const noteChanged = (tx: Transaction, changed: readonly ChangedStock[]): void =>
  noteTags(
    tx,
    changed.map(({ productId }) => `product:${productId}`),
  );

/**
 * Parts of a statement that give the reservation of an order back. `changed(product_id)` are the products whose
 * stock moved.
 */
export const releasedStock = (masterOrderId: SQL): SQL => sql`
  w as (${demandOfOrder(masterOrderId)}), l as (${locked}),
  changed as (
    update sku set reserved = sku.reserved - l.quantity from l where sku.id = l.id returning sku.product_id
  )`;

/**
 * Parts of a statement that turn the reservation of an order into a sale and count it on the products; skus are
 * locked before products. `changed(product_id)` are the products whose stock moved.
 */
export const soldStock = (masterOrderId: SQL): SQL => sql`
  w as (${demandOfOrder(masterOrderId)}), l as (${locked}),
  changed as (
    update sku set on_hand = sku.on_hand - l.quantity, reserved = sku.reserved - l.quantity, sold = sku.sold + l.quantity
    from l where sku.id = l.id returning sku.product_id, l.quantity
  ),
  d as (select product_id, sum(quantity)::int as quantity from changed group by product_id),
  p as (select p.id, d.quantity from product p join d on d.product_id = p.id order by p.id for no key update of p),
  counted as (update product set sales = product.sales + p.quantity from p where product.id = p.id)`;

const putBack = statement<DemandValues, ChangedStock>(
  (value) => sql`
    with w as (${demandOf(value)}), l as (${locked}),
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
 * Puts pieces that were sold, but never sent, back: they can be bought again and don't count as sold. Skus are locked
 * before products, as by a sale.
 */
export const restock = async (tx: Transaction, demand: DemandValues): Promise<void> =>
  noteChanged(tx, await putBack(tx, demand));

/** Pieces that can be bought now, by sku. */
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
