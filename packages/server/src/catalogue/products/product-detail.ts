import { skuText } from "../../shared/sku-text.ts";
import { mediaAddress, mediaAddressOrNullSql, mediaAddressSql } from "../../shared/media-address.ts";
import { homeCountrySql } from "../../shipping/delivery/home-country.ts";
import { iconAddress } from "../../media/icon-pictures.ts";
import { isProductForSale } from "../../shared/for-sale.ts";
import { joinValues, type DeliveryTerms, type ProductDetail, type WireLocale } from "@carmine/api/contract";
import { type Placeholder, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { product, type ProductSpecification } from "../../database/schema/catalogue.ts";
import { merchant } from "../../database/schema/merchants.ts";
import { jsonObject, type SqlValue } from "../../database/typed-json.ts";
import { miniCardJson } from "../fragments.ts";
import type { Queryable } from "../../database/connection.ts";
import { statement, statementFor } from "../../database/statement.ts";
import type { ProductOption } from "../../shared/product-option.ts";
import { textIn, textInSql } from "../../shared/localized-text.ts";

interface SkuRow {
  id: number;
  values: string[];
  price: string;
  listPrice: string | null;
  stock: number;
  isAlwaysSellable: boolean;
  sales: number;
  image: string | null;
  lowestPrice: string | null;
  barCode: string;
  weight: string;
  volume: string;
}

interface DetailRow {
  info: SqlValue<ReturnType<typeof infoJson>>;
  options: ProductOption[];
  specifications: ProductSpecification[];
  skus: SkuRow[];
  shop: SqlValue<ReturnType<typeof shopJson>>;
  guarantees: Omit<NonNullable<ProductDetail["guaranteeList"]>[number], "icon">[] | null;
  home: string;
}

/** A product as everybody sees it who reads this language, and what its delivery depends on. */
export interface ShownProduct {
  readonly page: Omit<ProductDetail, keyof DeliveryTerms>;
  /** What one piece costs and weighs at least: what sending is said to cost from. */
  readonly piece: { readonly price: string; readonly weight: string };
  /** The marketplace's country, two letters. */
  readonly home: string;
}

const p = alias(product, "p");
const m = alias(merchant, "m");

const infoJson = (locale: WireLocale) =>
  jsonObject({
    id: p.id,
    merId: p.merchantId,
    image: mediaAddressSql("p.pictures[1]"),
    pictures: p.pictures,
    storeName: textInSql("p.name", locale),
    storeInfo: textInSql("p.intro", locale),
    price: p.price,
    otPrice: p.listPrice,
    sales: p.sales,
    ficti: p.virtualSales,
    unitName: textInSql("p.unit", locale),
    browse: p.browse,
    guaranteeIds: sql<string>`array_to_string(${p.guaranteeIds}, ',')`,
    content: textInSql("p.content", locale),
    categoryId: p.categoryId,
    categoryPath: sql<{ id: number; name: string }[] | null>`(
      select json_agg(json_build_object('id', c.id, 'name', ${textInSql("c.name", locale)}) order by c.level)
      from category c where c.id = any(p.category_path))`,
    brandId: p.brandId,
    brandName: sql<string | null>`(select b.name from brand b where b.id = p.brand_id)`,
    tireLabel: p.tireLabel,
    setSize: sql<number | null>`(
      select c.set_size from category c where c.id = any(p.category_path) and c.set_size is not null
      order by c.level desc limit 1)`,
  });

const shopJson = (locale: WireLocale, productId: Placeholder) =>
  jsonObject({
    id: m.id,
    name: m.name,
    avatar: mediaAddressOrNullSql("m.avatar"),
    isSelf: m.isSelf,
    starLevel: sql<number | null>`round(m.star_level)::int`,
    starAverage: m.starLevel,
    isVerified: m.isVerified,
    typeId: m.typeId,
    isCollect: sql<boolean>`false`,
    collectNum: m.followers,
    goodsScore: m.goodsScore,
    serviceScore: m.serviceScore,
    proList: sql<ProductDetail["merchantInfo"]["proList"]>`coalesce((
      select json_agg(${miniCardJson(locale)}) from (
        select p.* from (select l.product_id from product_listing l where l.merchant_id = m.id and l.product_id <> ${productId}::int
          order by l.rank desc, l.product_id desc limit 4) l join product p on p.id = l.product_id) p), '[]')`,
  });

const rowIn = statementFor((locale: WireLocale) =>
  statement<{ id: number }, DetailRow>(
    (value) => sql`with
      history as (
        select h.sku_id, h.price, lead(h.since) over (partition by h.sku_id order by h.since) as until,
          max(h.since) over (partition by h.sku_id) as present
        from price_change h where h.sku_id in (select id from sku where product_id = ${value("id")}::int)),
      lowest as (
        select sku_id, min(price)::text as price from history where until > present - interval '30 days' group by sku_id)
      select
      ${infoJson(locale)} as info,
      p.options, p.specifications,
      coalesce((select json_agg(json_build_object(
          'id', s.id, 'values', s.values, 'price', s.price::text, 'listPrice', s.list_price::text,
          'stock', s.available, 'isAlwaysSellable', s.is_always_sellable, 'sales', s.sold, 'image', s.picture,
          'lowestPrice', (select l.price from lowest l where l.sku_id = s.id),
          'barCode', s.bar_code, 'weight', s.weight::text, 'volume', s.volume::text) order by s.position, s.id)
        from sku s where s.product_id = p.id and s.is_on_sale), '[]') as skus,
      ${shopJson(locale, value("id"))} as shop,
      (select json_agg(json_build_object('id', g.id, 'name', ${textInSql("g.name", locale)}, 'symbol', g.icon,
          'content', ${textInSql("g.content", locale)}) order by g.sort, g.id)
        from guarantee g where g.id = any(p.guarantee_ids)) as guarantees,
      ${homeCountrySql} as home
    from product p join merchant m on m.id = p.merchant_id
    where p.id = ${value("id")}::int and ${isProductForSale}`,
  ),
);

/** A unique number for each pair of product and position (Cantor's pairing): options have no ids. */
const attributeId = (productId: number, at: number): number =>
  ((productId + at) * (productId + at + 1)) / 2 + at;

/**
 * A product as its page needs it, in one statement; null when it doesn't exist or isn't on sale.
 * `productValue` is keyed by the values in the reader's language, as `attrValues` lists them.
 */
export const readProduct = async (
  db: Queryable,
  id: number,
  locale: WireLocale,
): Promise<ShownProduct | null> => {
  const [row] = await rowIn(locale)(db, { id });
  if (row === undefined) return null;
  const { pictures, ...info } = row.info;
  const sold = row.options.map((_, at) => new Set(row.skus.map(({ values }) => values[at])));

  const productValue: ProductDetail["productValue"] = {};
  for (const { id: skuId, values, listPrice, image, ...sku } of row.skus) {
    const text = textIn(skuText(row.options, values), locale);
    productValue[text] = {
      id: skuId,
      productId: id,
      sku: text,
      ...sku,
      otPrice: listPrice,
      image: image === null ? info.image : mediaAddress(image),
      unique: String(skuId),
      type: 0,
      quota: null,
      quotaShow: null,
    };
  }
  const page: ShownProduct["page"] = {
    productInfo: {
      ...info,
      sliderImage: JSON.stringify(pictures.length > 0 ? pictures.map(mediaAddress) : [info.image]),
      stock: row.skus.reduce((sum, { stock }) => sum + stock, 0),
      specification: row.specifications.map(({ name, value }) => ({
        name: textIn(name, locale),
        value: textIn(value, locale),
      })),
    },
    productAttr: row.options.map((option, at) => ({
      id: attributeId(id, at),
      productId: id,
      attrName: textIn(option.name, locale),
      attrValues: joinValues(
        option.values.filter(({ key }) => sold[at]?.has(key)).map(({ text }) => textIn(text, locale)),
      ),
    })),
    productValue,
    merchantInfo: row.shop,
    userCollect: false,
    guaranteeList:
      row.guarantees?.map((guarantee) => ({ ...guarantee, icon: iconAddress(guarantee.symbol) })) ?? null,
  };
  const weights = row.skus.map(({ weight }) => weight).toSorted((a, b) => Number(a) - Number(b));
  return { page, piece: { price: info.price, weight: weights[0] ?? "0" }, home: row.home };
};
