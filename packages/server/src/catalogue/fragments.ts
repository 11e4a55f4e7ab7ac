import type { WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import { textInSql } from "../shared/localized-text.ts";
import { mediaAddressOrNullSql, mediaAddressSql } from "../shared/media-address.ts";

/** Available units of a product `p`, over its skus on sale. */
export const stockOfProduct = sql.raw(
  `(select coalesce(sum(s.available), 0)::int from sku s where s.product_id = p.id and s.is_on_sale)`,
);

/** The sku of a product `p` without options; null if it has options. */
export const onlySkuOfProduct = sql.raw(
  `case when p.options = '[]' then (select s.id from sku s where s.product_id = p.id and s.is_on_sale limit 1) end`,
);

/** Picture key of a card of product `p`: its cover, or that of the sku whose price is shown if it has none. */
export const cardPicture = "coalesce(p.pictures[1], p.card_picture)";

/** The product card of the wire contract; `p` is the product, `m` its shop. */
export const cardJson = (locale: WireLocale): SQL => sql`json_build_object(
  'id', p.id,
  'image', ${mediaAddressSql(cardPicture)},
  'hoverImage', ${mediaAddressOrNullSql("p.pictures[2]")},
  'storeName', ${textInSql("p.name", locale)},
  'price', p.price::text,
  'otPrice', coalesce(p.list_price, p.price)::text,
  'sales', p.sales,
  'ficti', p.virtual_sales,
  'unitName', ${textInSql("p.unit", locale)},
  'stock', ${stockOfProduct},
  'merId', p.merchant_id,
  'merName', m.name,
  'star', round(p.star, 1),
  'replyNum', p.review_count,
  'isSelf', m.is_self,
  'tags', (select coalesce(json_agg(json_build_object('text', ${textInSql("t.name", locale)}, 'tone', t.tone)
             order by array_position(p.tags, t.key)), '[]')
           from product_tag t where t.key = any(p.tags))
)`;

/**
 * Product cards of the rows (`product_id`, `place`) of a statement, ordered by `place`; `[]` without rows.
 */
export const cardsOf = (locale: WireLocale, found: SQL): SQL => sql`coalesce((
  select json_agg(${cardJson(locale)} order by found.place) from (${found}) found
  join product p on p.id = found.product_id join merchant m on m.id = p.merchant_id), '[]')`;

/** The small card in a shop's card: id, name, picture, price and sales. */
export const miniCardJson = (locale: WireLocale): SQL => sql`json_build_object(
  'id', p.id,
  'storeName', ${textInSql("p.name", locale)},
  'image', ${mediaAddressSql(cardPicture)},
  'price', p.price::text,
  'sales', p.sales,
  'ficti', p.virtual_sales
)`;
