import type { HomeData, RankedProduct, WireLocale } from "@carmine/api/contract";
import { currencySymbol } from "@carmine/i18n";
import { type SQL, sql } from "drizzle-orm";
import { cardJson, onlySkuOfProduct } from "../catalogue/fragments.ts";
import type { Config } from "../config.ts";
import type { Queryable } from "../database/connection.ts";
import { rowOf, rowsOf } from "../database/rows.ts";
import { platformCurrencyOf } from "./platform-currency.ts";
import { readSettings, settingsIn } from "./settings.ts";
import { chargedDigits, smallestCharge, type ChargeConfig } from "../shared/charges.ts";
import { fromMinor } from "../shared/money.ts";
import { mediaAddressOrNullSql, mediaAddressSql, pictureOrDefaultSql } from "../shared/media-address.ts";
import type { PlatformCurrency, PlatformService } from "../database/schema/content.ts";
import { textIn, textInSql } from "../shared/localized-text.ts";

interface PlatformRow {
  currency: PlatformCurrency | null;
  service: PlatformService | null;
  logoUrl: string | null;
  recommendImage: string | null;
  shopStreetHeaderImag: string | null;
  banner: HomeData["banner"];
  bastBanner: HomeData["bastBanner"];
  newsList: HomeData["newsList"];
  footerPages: HomeData["footerPages"];
  shopCount: number;
}

/** For a marketplace without contact data. */
export const emptyService: PlatformService = {
  type: "email",
  hotline: "",
  email: "",
  message: "",
  h5Url: "",
};

/**
 * Platform data of every page: pictures, currency, support contact. Without a row it still has its configured
 * currency.
 */
export const readHome = async (
  db: Queryable,
  locale: WireLocale,
  config: ChargeConfig & Pick<Config, "afterSaleDays">,
): Promise<HomeData> => {
  const { currency: configured, afterSaleDays } = config;
  const banners = (place: "carousel" | "strip") => sql`coalesce((select json_agg(json_build_object(
      'id', b.id, 'pic', ${mediaAddressSql("b.picture")}, 'url', b.url, 'name', ${textInSql("b.title", locale)},
      'kicker', ${textInSql("b.kicker", locale)}, 'text', ${textInSql("b.text", locale)}, 'action', ${textInSql("b.action", locale)}
    ) order by b.sort, b.id) from banner b where b.place = ${place}), '[]')`;
  const row = await rowOf<PlatformRow>(
    db,
    sql`select p.currency, p.service, ${pictureOrDefaultSql("p.logo", "logo")} as "logoUrl",
      ${mediaAddressOrNullSql("p.recommend_image")} as "recommendImage",
      ${mediaAddressOrNullSql("p.shop_street_header")} as "shopStreetHeaderImag",
      ${banners("carousel")} as banner, ${banners("strip")} as "bastBanner",
      coalesce((select json_agg(json_build_object('id', n.id, 'title', ${textInSql("n.title", locale)}, 'url', n.url)
        order by n.sort, n.id) from news_item n), '[]') as "newsList",
      coalesce((select json_agg(json_build_object('slug', g.slug, 'title', ${textInSql("g.title", locale)})
        order by g.topic, g.slug) from guide g where g.topic in ('about', 'policies')), '[]') as "footerPages",
      (select count(*)::int from merchant where is_open) as "shopCount"
    from (select) one left join platform p on true`,
  );
  const { currency: known, service: contact, ...pictures } = row;
  // The configured currency is the charged one.
  const currency = known?.currency === configured ? known : platformCurrencyOf(configured);
  const service = contact ?? emptyService;
  return {
    ...pictures,
    settings: settingsIn(await readSettings(db), locale),
    shopPayCurrency: JSON.stringify({
      ...currency,
      symbol: currencySymbol(configured, locale),
      smallestCharge: fromMinor(smallestCharge(config), chargedDigits(config)),
    }),
    consumerType: service.type,
    consumerHotline: service.hotline,
    consumerH5Url: service.h5Url,
    consumerMessage: service.message,
    consumerEmail: service.email,
    consumerHours: service.hours ? textIn(service.hours, locale) : null,
    afterSaleDays,
  };
};

export const readHotWords = (db: Queryable, locale: WireLocale) =>
  rowsOf<{ id: number; title: string }>(
    db,
    sql`select id, ${textInSql("title", locale)} as title from hot_word order by sort, id`,
  );

/**
 * Up to 20 products, most sold first. `sales` includes the virtual part (wire contract, 1.3).
 * @param cid a department or category; default all
 */
export const readLeaderboard = async (
  db: Queryable,
  locale: WireLocale,
  cid?: number,
): Promise<RankedProduct[]> => {
  const top = (where: SQL): SQL => sql`(select l.product_id, l.sales from product_listing l ${where}
    order by l.sales desc, l.product_id desc limit 20)`;
  // The category is at one level of the tree.
  const found =
    cid === undefined
      ? top(sql``)
      : sql.join(
          [1, 2, 3].map((level) => top(sql`where l.${sql.raw(`category${level}`)} = ${cid}::int`)),
          sql` union all `,
        );
  const { list } = await rowOf<{ list: RankedProduct[] }>(
    db,
    sql`select coalesce(json_agg(
        (${cardJson(locale)})::jsonb || jsonb_build_object('sales', p.shown_sales, 'ficti', 0, 'categoryId', p.category_id, 'skuId', ${onlySkuOfProduct},
          'periodSales', null, 'placeBefore', null, 'topSize', null)
        order by p.shown_sales desc, p.id desc), '[]') as list
      from (${found}) l join product p on p.id = l.product_id join merchant m on m.id = p.merchant_id`,
  );
  return list;
};
