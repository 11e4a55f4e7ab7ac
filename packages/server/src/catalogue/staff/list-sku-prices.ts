import { maxVariants, type SkuPrice, type WireLocale } from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { textInSql } from "../../shared/localized-text.ts";
import type { ProductOption } from "../../shared/product-option.ts";
import { skuTextIn } from "../../shared/sku-text.ts";
import { selectedProducts } from "./list-staff-products.ts";

/** Prices of the variants on sale that meet a condition on `sku s` or `product p`, at most `maxVariants`. */
export const skuPricesWhere = async (db: Queryable, which: SQL, locale: WireLocale): Promise<SkuPrice[]> => {
  const rows = await rowsOf<Omit<SkuPrice, "skuText"> & { options: ProductOption[]; values: string[] }>(
    db,
    sql`
    select s.id as "skuId", p.id as "productId", ${textInSql("p.name", locale)} as "productName", p.options, s.values, s.price::text as price
    from sku s join product p on p.id = s.product_id
    where ${which} and s.is_on_sale order by p.id desc, s.position, s.id limit ${maxVariants}::int`,
  );
  return rows.map(({ options, values, ...row }) => ({ ...row, skuText: skuTextIn(options, values, locale) }));
};

/**
 * Prices of the variants on sale of products.
 * @throws Failure 404 for a product of another shop
 */
export const listSkuPrices = async (
  db: Queryable,
  shopIds: readonly number[],
  ids: readonly number[],
  locale: WireLocale,
): Promise<SkuPrice[]> => {
  const own = selectedProducts(shopIds, { ids });
  const found = await rowsOf(db, sql`select from product p where ${own}`);
  if (found.length < new Set(ids).size) throw notFound();
  return skuPricesWhere(db, own, locale);
};
