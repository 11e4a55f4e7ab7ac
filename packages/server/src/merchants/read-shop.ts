import type { ShopDetail, ShopIndex, WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { rowsOf } from "../database/rows.ts";
import type { MerchantService } from "../database/schema/merchants.ts";
import { textInSql } from "../shared/localized-text.ts";
import { mediaAddress, mediaAddressOrNullSql, pictureOrDefaultSql } from "../shared/media-address.ts";
import { inWireZone, wireTimeSql } from "../shared/wire-time.ts";
import { productCount } from "./find-shops.ts";

interface ShopRow extends Omit<
  ShopIndex,
  | "pcBanner"
  | "isCollect"
  | "serviceType"
  | "serviceLink"
  | "servicePhone"
  | "serviceMessage"
  | "serviceEmail"
> {
  banners: string[];
  service: MerchantService;
}

/** The header of an open shop's pages, independent of the caller; null if there is no such shop. */
export const readShop = async (db: Queryable, id: number, locale: WireLocale): Promise<ShopIndex | null> => {
  const [row] = await rowsOf<ShopRow>(
    db,
    sql`select m.id, m.name, m.category_id as "categoryId", m.type_id as "typeId", m.is_self as "isSelf",
      ${mediaAddressOrNullSql("m.cover")} as "backImage",
      ${mediaAddressOrNullSql("coalesce(m.page_cover, m.cover)")} as "pcBackImage", ${pictureOrDefaultSql("m.avatar", "logo")} as avatar,
      round(m.star_level)::int as "starLevel",
      m.star_level::float as "starAverage", m.is_verified as "isVerified", m.banners, m.service,
      ${textInSql("m.intro", locale)} as intro, ${textInSql("m.opening_time", locale)} as "openingTime",
      m.opening_hours as "openingHours",
      case when m.vacation_until >= (${inWireZone(sql`now()`)})::date
        then json_build_object('from', m.vacation_from, 'until', m.vacation_until, 'stopsOrders', m.vacation_stops_orders) end as vacation,
      m.followers as "collectNum", ${productCount} as "productCount", m.goods_score::float as "goodsScore",
      m.service_score::float as "serviceScore"
    from merchant m where m.id = ${id}::int and m.is_open`,
  );
  if (row === undefined) return null;
  const { banners, service, ...shop } = row;
  return {
    ...shop,
    isCollect: false,
    serviceType: service.type,
    serviceLink: service.link ?? null,
    servicePhone: service.phone ?? null,
    serviceMessage: service.message ?? null,
    serviceEmail: service.email ?? null,
    pcBanner: JSON.stringify(banners.map((key) => ({ sattDir: mediaAddress(key) }))),
  };
};

export const isFollowing = async (db: Queryable, accountId: number, merchantId: number): Promise<boolean> => {
  const rows = await rowsOf(
    db,
    sql`select from followed_shop where account_id = ${accountId}::int and merchant_id = ${merchantId}::int`,
  );
  return rows.length > 0;
};

interface DetailRow extends Omit<ShopDetail, "qualificationPicture"> {
  papers: string[];
}

/** Operator details and public documents of an open shop; null if there is no such shop. */
export const readShopDetail = async (
  db: Queryable,
  id: number,
  locale: WireLocale,
): Promise<ShopDetail | null> => {
  const [row] = await rowsOf<DetailRow>(
    db,
    sql`select m.id, m.real_name as "realName", m.email, m.phone, m.address, m.public_papers as papers,
      ${textInSql("m.intro", locale)} as intro, ${wireTimeSql("m.created_at")} as "createTime",
      m.followers as "collectNum"
    from merchant m where m.id = ${id}::int and m.is_open`,
  );
  if (row === undefined) return null;
  const { papers, ...detail } = row;
  return {
    ...detail,
    qualificationPicture: JSON.stringify(papers.map(mediaAddress)),
  };
};
