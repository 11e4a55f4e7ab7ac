import type { ProductDetail, WireLocale } from "@carmine/api/contract";
import DataLoader from "dataloader";
import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../../database/connection.ts";
import { product, type ProductSpecification } from "../../database/schema/catalogue.ts";
import type { property } from "../../database/schema/properties.ts";
import type { ProductFeature, PropertyValue } from "../../shared/product-properties.ts";
import { arrayText, intList, statement, statementFor } from "../../database/statement.ts";
import { jsonObject, type SqlValue } from "../../database/typed-json.ts";
import { isProductForSale } from "../../shared/for-sale.ts";
import { textInSql } from "../../shared/localized-text.ts";
import { mediaAddressSql } from "../../shared/media-address.ts";
import type { ProductOption } from "../../shared/product-option.ts";

interface SkuRow {
  readonly id: number;
  readonly values: string[];
  readonly price: string;
  readonly listPrice: string | null;
  readonly stock: number;
  readonly isAlwaysSellable: boolean;
  readonly sales: number;
  readonly image: string | null;
  readonly lowestPrice: string | null;
  readonly barCode: string;
  readonly weight: string;
  readonly volume: string;
}

/** Cached data of one product, in one language. */
export interface ProductRow {
  readonly info: SqlValue<ReturnType<typeof infoJson>>;
  readonly options: ProductOption[];
  readonly specifications: ProductSpecification[];
  readonly features: ProductFeature[];
  readonly properties: Record<string, PropertyValue>;
  /** Definitions of the properties, in the order of the category. */
  readonly definitions: (typeof property.$inferSelect)[];
  readonly skus: SkuRow[];
}

/** Maximum number of rows per statement, because all wait for the slowest. */
const maxTogether = 32;

const p = alias(product, "p");

const infoJson = (locale: WireLocale) =>
  jsonObject({
    id: p.id,
    merId: p.merchantId,
    image: mediaAddressSql("p.pictures[1]"),
    pictures: p.pictures,
    pictureTexts: p.pictureTexts,
    storeName: textInSql("p.name", locale),
    storeInfo: textInSql("p.intro", locale),
    price: p.price,
    otPrice: sql<string>`coalesce(${p.listPrice}, ${p.price})::text`,
    sales: p.sales,
    ficti: p.virtualSales,
    unitName: textInSql("p.unit", locale),
    browse: p.browse,
    guaranteeIds: sql<string>`array_to_string(${p.guaranteeIds}, ',')`,
    content: textInSql("p.content", locale),
    categoryId: p.categoryId,
    categoryPath: sql<ProductDetail["productInfo"]["categoryPath"]>`(
      select json_agg(json_build_object('id', c.id, 'name', ${textInSql("c.name", locale)}) order by c.level)
      from category c where c.id = any(p.category_path))`,
    brandId: p.brandId,
    brandName: sql<string | null>`(select b.name from brand b where b.id = p.brand_id)`,
    tireLabel: p.tireLabel,
    guides: sql<ProductDetail["productInfo"]["guides"]>`(
      select json_agg(json_build_object('slug', g.slug, 'title', ${textInSql("g.title", locale)}) order by named.place)
      from (select c.guide_slugs from category c where c.id = any(p.category_path) and c.guide_slugs <> '{}'
        order by c.level desc limit 1) nearest
      cross join unnest(nearest.guide_slugs) with ordinality named(slug, place) join guide g on g.slug = named.slug)`,
    setSize: sql<number | null>`(
      select c.set_size from category c where c.id = any(p.category_path) and c.set_size is not null
      order by c.level desc limit 1)`,
  });

const rowsIn = statementFor((locale: WireLocale) =>
  statement<{ ids: string }, ProductRow>(
    (value) => sql`with
      history as (
        select h.sku_id, h.price, lead(h.since) over (partition by h.sku_id order by h.since) as until,
          max(h.since) over (partition by h.sku_id) as present
        from price_change h where h.sku_id in (select id from sku where product_id = any(${intList(value("ids"))}))),
      lowest as (
        select sku_id, min(price)::text as price from history where until > present - interval '30 days' group by sku_id),
      sold as (
        select s.product_id, json_agg(json_build_object(
          'id', s.id, 'values', s.values, 'price', s.price::text, 'listPrice', s.list_price::text,
          'stock', s.available, 'isAlwaysSellable', s.is_always_sellable, 'sales', s.sold, 'image', s.picture,
          'lowestPrice', l.price,
          'barCode', s.bar_code, 'weight', s.weight::text, 'volume', s.volume::text) order by s.position, s.id) as skus
        from sku s left join lowest l on l.sku_id = s.id
        where s.product_id = any(${intList(value("ids"))}) and s.is_on_sale group by s.product_id)
      select ${infoJson(locale)} as info, p.options, p.specifications, p.features, p.properties,
        case when p.properties = '{}' then '[]' else coalesce((
          select json_agg(json_build_object('key', d.key, 'name', d.name, 'kind', d.kind, 'unit', d.unit,
            'choices', d.choices, 'isFilter', d.is_filter) order by d.level, d.sort)
          from (
            select distinct on (d.key) d.*, c.level, cp.sort from category c
            join category_property cp on cp.category_id = c.id join property d on d.key = cp.property_key
            where c.id = any(p.category_path) and p.properties ? d.key order by d.key, c.level desc) d), '[]') end as definitions,
        coalesce(sold.skus, '[]') as skus
      from product p left join sold on sold.product_id = p.id
      where p.id = any(${intList(value("ids"))}) and ${isProductForSale}`,
  ),
);

/** Reads the row of a product on sale; null if there is none. */
export type ReadRow = (id: number, locale: WireLocale) => Promise<ProductRow | null>;

/**
 * Reads products requested in the same turn of the event loop in one statement: under load, starting a
 * statement of this size costs PostgreSQL more than one more product in it.
 */
export const productRows = (db: Queryable): ReadRow => {
  const loaderOf = statementFor(
    (locale: WireLocale) =>
      new DataLoader<number, ProductRow | null>(
        async (ids) => {
          const rows = await rowsIn(locale)(db, { ids: arrayText(ids) });
          const byId = new Map(rows.map((row) => [row.info.id, row]));
          return ids.map((id) => byId.get(id) ?? null);
        },
        { cache: false, maxBatchSize: maxTogether, batchScheduleFn: (read) => setImmediate(read) },
      ),
  );
  return (id, locale) => loaderOf(locale).load(id);
};
