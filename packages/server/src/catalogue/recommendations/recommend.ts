import type { ProductCard, WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { rowOf } from "../../database/rows.ts";
import { isProductForSale } from "../../shared/for-sale.ts";
import { cardJson, stockOfProduct } from "../fragments.ts";

export interface Recommendations {
  boughtTogether: ProductCard[];
  similar: ProductCard[];
}

/** So many of the latest orders of a product say what goes with it. */
const orders = 1000;
const most = { boughtTogether: 6, similar: 10 };

const cards = (locale: WireLocale, found: SQL): SQL =>
  sql`coalesce((select json_agg(${cardJson(locale)} order by p.place) from (${found}) p
    join merchant m on m.id = p.merchant_id), '[]')`;

/**
 * Products to go on with: those that were paid for together with this one, most often first, and those of its
 * category that can be bought, of other brands and shops too.
 */
export const readRecommendations = (
  db: Queryable,
  productId: number,
  locale: WireLocale,
): Promise<Recommendations> => {
  const together = sql`
    select p.*, row_number() over (order by counted.times desc, p.rank desc, p.id) as place
    from (
      select other.product_id as id, count(distinct o2.master_order_id) as times
      from (select merchant_order_id from order_line where product_id = ${productId}::int order by id desc limit ${orders}::int) own
      join merchant_order o1 on o1.id = own.merchant_order_id and o1.paid_at is not null
      join merchant_order o2 on o2.master_order_id = o1.master_order_id
      join order_line other on other.merchant_order_id = o2.id and other.product_id <> ${productId}::int
      group by other.product_id
    ) counted join product p on p.id = counted.id
    where ${isProductForSale} and ${stockOfProduct} > 0
    order by place limit ${most.boughtTogether}::int`;
  const similar = sql`
    select p.*, row_number() over (order by p.rank desc, p.id desc) as place
    from product p
    where p.category_path @> array[(select category_id from product where id = ${productId}::int)]
      and p.id <> ${productId}::int and ${isProductForSale} and ${stockOfProduct} > 0
    order by p.rank desc, p.id desc limit ${most.similar}::int`;
  return rowOf<Recommendations>(
    db,
    sql`select ${cards(locale, together)} as "boughtTogether", ${cards(locale, similar)} as similar`,
  );
};
