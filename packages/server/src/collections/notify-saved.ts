import { sql } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Database } from "../database/connection.ts";
import { rowsOf } from "../database/rows.ts";
import { transaction } from "../database/transaction.ts";
import { notifyAlike } from "../notifications/notify.ts";
import { tellInBatches } from "../notifications/tell-in-batches.ts";
import { isProductForSale } from "../shared/for-sale.ts";
import type { LocalizedText } from "../shared/localized-text.ts";

/** Rows of one transaction: so long do writes of shoppers wait for it at most. */
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
 * Tells whoever saved a product that it costs less than when they saved it, and again only when it gets still cheaper.
 * @returns how many were told
 */
export const notifyPriceDrops = ({ db }: Pick<AppContext, "db">): Promise<number> =>
  tellInBatches(batch, () =>
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
      await notifyAlike(
        tx,
        dropped,
        ({ productId, price, oldPrice }) => `${productId} ${price} ${oldPrice}`,
        ({ productId, name, price, oldPrice }) => ({
          kind: "priceDrop",
          values: { product: name, price, oldPrice },
          path: pageOf(productId),
        }),
      );
      return { taken: dropped.length, told: dropped.length };
    }),
  );

/** Marks saved products that are sold out now, batch by batch: each is a transaction of its own. */
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
 * Tells whoever saved a product that was sold out that it is back. Those who asked about one of its skus are told by
 * that request.
 * @returns how many were told
 */
export const notifySavedRestocks = async ({
  db,
  clock,
}: Pick<AppContext, "db" | "clock">): Promise<number> => {
  await markSoldOut(db);
  const now = clock.now();
  const hourAgo = new Date(now.getTime() - 3_600_000).toISOString();
  return tellInBatches(batch, () =>
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
      await notifyAlike(
        tx,
        untold,
        ({ productId }) => productId,
        ({ productId, name }) => ({ kind: "restock", values: { product: name }, path: pageOf(productId) }),
      );
      return { taken: back.length, told: untold.length };
    }),
  );
};
