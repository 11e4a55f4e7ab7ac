import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";

/**
 * Scores of shops from the visible reviews of their products: products by their stars, service by its stars,
 * or the product stars without any. Null without a review.
 */
const scoresOf = (which: SQL): SQL => sql`
  update merchant m set goods_score = s.goods, service_score = s.service
  from (
    select o.id, round(avg(r.star), 1) as goods, round(coalesce(avg(r.service_star), avg(r.star)), 1) as service
    from merchant o
    left join product p on p.merchant_id = o.id
    left join review r on r.product_id = p.id and r.hidden_at is null
    where ${which}
    group by o.id
  ) s
  where s.id = m.id`;

/** Recomputes a shop's scores after one of its reviews was written or hidden. @returns the id of the shop */
export const scoreShopOf = async (tx: Transaction, productId: number): Promise<number> => {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`${scoresOf(sql`o.id = (select merchant_id from product where id = ${productId}::int)`)} returning m.id`,
  );
  const [shop] = rows;
  if (!shop) throw new Error(`Product ${productId} has no shop`);
  return shop.id;
};

/** The scores of every shop. */
export const scoreShops = async (tx: Transaction): Promise<void> => {
  await tx.execute(scoresOf(sql`true`));
};
