import type { SavedProduct, WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { onlySkuOfProduct, stockOfProduct } from "../catalogue/fragments.ts";
import type { Queryable } from "../database/connection.ts";
import { rowOf, rowsOf } from "../database/rows.ts";
import { arrayText } from "../database/statement.ts";
import type { PageInput } from "../http/envelope/paging.ts";
import { offsetOf } from "../http/envelope/paging.ts";
import { isProductForSale } from "../shared/for-sale.ts";
import { textInSql } from "../shared/localized-text.ts";
import { mediaAddressSql } from "../shared/media-address.ts";
import { cardPicture } from "../catalogue/fragments.ts";
import { wireTimeSql } from "../shared/wire-time.ts";

/**
 * Saves products with their present price. Those saved before keep their price and date.
 * @returns how many of the ids are products on sale
 */
export const saveProducts = async (
  db: Queryable,
  accountId: number,
  productIds: readonly number[],
): Promise<number> => {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`with wanted as (
      select p.id, p.price from product p where p.id = any(${arrayText(productIds)}::int[]) and ${isProductForSale}
    ), added as (
      insert into saved_product (account_id, product_id, price)
      select ${accountId}::int, id, price from wanted order by id
      on conflict (account_id, product_id) do nothing
    )
    select id from wanted`,
  );
  return rows.length;
};

export const unsaveProduct = async (db: Queryable, accountId: number, productId: number): Promise<void> => {
  await db.execute(
    sql`delete from saved_product where account_id = ${accountId}::int and product_id = ${productId}::int`,
  );
};

/** Takes products off by the ids of their saved rows; rows of others stay. */
export const deleteSaved = async (
  db: Queryable,
  accountId: number,
  ids: readonly number[],
): Promise<void> => {
  await db.execute(
    sql`delete from saved_product where account_id = ${accountId}::int and id = any(${arrayText(ids)}::int[])`,
  );
};

/** One page of the saved products that are still on sale, newest first. */
export const listSaved = (db: Queryable, accountId: number, page: PageInput, locale: WireLocale) =>
  rowOf<{ list: SavedProduct[]; total: number }>(
    db,
    sql`with mine as (
      select s.id, s.price as saved_price, s.created_at, p.id as product_id, p.name, p.pictures, p.price,
        p.options, p.merchant_id
      from saved_product s join product p on p.id = s.product_id and ${isProductForSale}
      where s.account_id = ${accountId}::int
    )
    select (select count(*)::int from mine) as total,
      coalesce((select json_agg(json_build_object(
          'id', s.id, 'productId', p.id, 'createTime', ${wireTimeSql("s.created_at")},
          'storeName', ${textInSql("p.name", locale)}, 'image', ${mediaAddressSql(cardPicture)},
          'price', p.price::text, 'savedPrice', s.saved_price::text, 'stock', ${stockOfProduct},
          'skuId', ${onlySkuOfProduct},
          'merId', p.merchant_id, 'merName', m.name) order by s.id desc)
        from (select * from mine order by id desc limit ${page.limit}::int offset ${offsetOf(page)}::int) s
        join product p on p.id = s.product_id join merchant m on m.id = p.merchant_id), '[]') as list`,
  );
