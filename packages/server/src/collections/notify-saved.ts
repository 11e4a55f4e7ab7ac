import { sql } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Database } from "../database/connection.ts";
import { rowsOf } from "../database/rows.ts";
import { transaction } from "../database/transaction.ts";
import { notifyGrouped } from "../notifications/notify.ts";
import { notifyInBatches } from "../notifications/notify-in-batches.ts";
import { isProductForSale } from "../shared/for-sale.ts";
import type { LocalizedText } from "../shared/localized-text.ts";

/** Rows per transaction, which limits the time that shoppers' writes wait. */
const batch = 500;

const inStock = sql`exists (select from sku k where k.product_id = p.id and k.is_on_sale and k.available > 0)`;

const pageOf = (productId: number): string => `/goods_detail/${productId}`;

interface Dropped {
  accountId: number;
  productId: number;
  name: LocalizedText;
  price: string;
  oldPrice: string;
}

/**
 * Notifies shoppers whose saved product costs less than when they saved it, and again only at an even lower
 * price.
 * @returns the number of notified rows
 */
export const notifyPriceDrops = ({ db }: Pick<AppContext, "db">): Promise<number> =>
  notifyInBatches(batch, () =>
    transaction(db, async (tx) => {
      const dropped = await rowsOf<Dropped>(
        tx,
        sql`with cheaper as (
            select s.id, s.account_id, p.id as product_id, p.name, p.price, coalesce(s.told_price, s.price) as old_price
            from saved_product s join product p on p.id = s.product_id
            where p.price < coalesce(s.told_price, s.price) and ${isProductForSale} and ${inStock}
            order by s.id limit ${batch}::int for update of s skip locked
          ), told as (
            update saved_product s set told_price = c.price from cheaper c where s.id = c.id
          )
          select account_id as "accountId", product_id as "productId", name, price::text, old_price::text as "oldPrice"
          from cheaper`,
      );
      await notifyGrouped(
        tx,
        dropped,
        ({ productId, price, oldPrice }) => `${productId} ${price} ${oldPrice}`,
        ({ productId, name, price, oldPrice }) => ({
          kind: "priceDrop",
          values: { product: name, price, oldPrice },
          path: pageOf(productId),
        }),
      );
      return { processedCount: dropped.length, notifiedCount: dropped.length };
    }),
  );

/** Marks saved products that are sold out, in batches with separate transactions. */
const markSoldOut = async (db: Database): Promise<void> => {
  for (let last = 0; ;) {
    const marked = await rowsOf<{ id: number }>(
      db,
      sql`update saved_product s set is_sold_out = true, back_at = null where s.id in (
          select s.id from saved_product s join product p on p.id = s.product_id
          where s.id > ${last}::int and not s.is_sold_out and ${isProductForSale} and not ${inStock}
          order by s.id limit ${batch}::int for update of s skip locked)
        returning s.id`,
    );
    if (marked.length < batch) return;
    last = Math.max(...marked.map(({ id }) => id));
  }
};

interface Back {
  accountId: number;
  productId: number;
  name: LocalizedText;
  isTold: boolean;
}

/**
 * Notifies shoppers whose saved product is available again. Accounts with a restock request for one of its
 * skus are notified by that request.
 * @returns the number of notified rows
 */
export const notifySavedRestocks = async ({
  db,
  clock,
}: Pick<AppContext, "db" | "clock">): Promise<number> => {
  await markSoldOut(db);
  const now = clock.now();
  const hourAgo = new Date(now.getTime() - 3_600_000).toISOString();
  return notifyInBatches(batch, () =>
    transaction(db, async (tx) => {
      const back = await rowsOf<Back>(
        tx,
        sql`update saved_product s set is_sold_out = false, back_at = ${now.toISOString()}::timestamptz from product p
          where p.id = s.product_id and s.id in (
            select s.id from saved_product s join product p on p.id = s.product_id
            where s.is_sold_out and ${isProductForSale} and ${inStock}
            order by s.id limit ${batch}::int for update of s skip locked)
          returning s.account_id as "accountId", p.id as "productId", p.name, exists (
            select from restock_request r join sku k on k.id = r.sku_id
            where r.account_id = s.account_id and k.product_id = p.id
              and (r.notified_at is null or r.notified_at > ${hourAgo}::timestamptz)) as "isTold"`,
      );
      const untold = back.filter(({ isTold }) => !isTold);
      await notifyGrouped(
        tx,
        untold,
        ({ productId }) => productId,
        ({ productId, name }) => ({ kind: "restock", values: { product: name }, path: pageOf(productId) }),
      );
      return { processedCount: back.length, notifiedCount: untold.length };
    }),
  );
};
