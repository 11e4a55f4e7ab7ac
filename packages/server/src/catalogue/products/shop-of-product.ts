import type { ProductDetail, WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../../database/connection.ts";
import { merchant } from "../../database/schema/merchants.ts";
import { statement, statementFor } from "../../database/statement.ts";
import { jsonObject, type SqlValue } from "../../database/typed-json.ts";
import { pictureOrDefaultSql } from "../../shared/media-address.ts";
import { miniCardJson } from "../fragments.ts";

/** Number of the shop's other products shown next to a product. */
const besides = 4;

const m = alias(merchant, "m");

const shopJson = (locale: WireLocale) =>
  jsonObject({
    id: m.id,
    name: m.name,
    avatar: pictureOrDefaultSql("m.avatar", "logo"),
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
        select p.* from (select l.product_id from product_listing l where l.merchant_id = m.id
          order by l.rank desc, l.product_id desc limit ${besides + 1}) l join product p on p.id = l.product_id) p), '[]')`,
  });

const shopIn = statementFor((locale: WireLocale) =>
  statement<{ id: number }, { shop: SqlValue<ReturnType<typeof shopJson>> }>(
    (value) => sql`select ${shopJson(locale)} as shop from merchant m where m.id = ${value("id")}::int`,
  ),
);

/** A shop's card next to its products, with one product more than each page shows. */
export const readShopOfProducts = async (
  db: Queryable,
  id: number,
  locale: WireLocale,
): Promise<ProductDetail["merchantInfo"] | undefined> => {
  const [row] = await shopIn(locale)(db, { id });
  return row?.shop;
};

/** The shop's card next to one of its products, with others of its products. */
export const shopCardFor = (
  shop: ProductDetail["merchantInfo"],
  productId: number,
): ProductDetail["merchantInfo"] => ({
  ...shop,
  proList: shop.proList.filter(({ id }) => id !== productId).slice(0, besides),
});
