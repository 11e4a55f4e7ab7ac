import type { WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";

/** A localised column in the reader's language, in English where nobody wrote it. */
export const localised = (column: string, locale: WireLocale): SQL =>
  sql`coalesce(${sql.raw(column)} ->> ${locale}, ${sql.raw(column)} ->> 'en')`;

/** Address of a picture column; a drawn stand-in where the column is empty. */
export const pictureUrl = (column: string): SQL =>
  sql.raw(`'/media/' || coalesce(${column}, 'placeholder') || '.webp'`);

/** Pieces that can still be bought of a product `p`, over its skus on sale. */
export const stockOfProduct = sql.raw(
  `(select coalesce(sum(s.available), 0)::int from sku s where s.product_id = p.id and s.is_on_sale)`,
);

/** Address of a logo; null where there is none, so that the shop's initial can stand in. */
export const logoUrl = (column: string): SQL => sql.raw(`'/media/' || ${column} || '.webp'`);

/** The product card of the wire contract; `p` is the product, `m` its shop. */
export const cardJson = (locale: WireLocale): SQL => sql`json_build_object(
  'id', p.id,
  'image', ${pictureUrl("p.pictures[1]")},
  'storeName', ${localised("p.name", locale)},
  'price', p.price::text,
  'otPrice', p.list_price::text,
  'sales', p.sales,
  'ficti', p.virtual_sales,
  'unitName', ${localised("p.unit", locale)},
  'stock', ${stockOfProduct},
  'merId', p.merchant_id,
  'merName', m.name,
  'star', round(p.star, 1),
  'replyNum', p.review_count,
  'isSelf', m.is_self,
  'tags', (select coalesce(json_agg(json_build_object('text', ${localised("t.name", locale)}, 'tone', t.tone)
             order by array_position(p.tags, t.key)), '[]')
           from product_tag t where t.key = any(p.tags))
)`;

/** The small card inside a shop's card: id, name, picture, price and sales. */
export const miniCardJson = (locale: WireLocale): SQL => sql`json_build_object(
  'id', p.id,
  'storeName', ${localised("p.name", locale)},
  'image', ${pictureUrl("p.pictures[1]")},
  'price', p.price::text,
  'sales', p.sales,
  'ficti', p.virtual_sales
)`;
