import type { PickedProduct, WireLocale } from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import { likePattern } from "../../database/like-pattern.ts";
import type { Queryable } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { arrayText } from "../../database/statement.ts";
import { textInSql } from "../../shared/localized-text.ts";
import { mediaAddressOrNull } from "../../shared/media-address.ts";

interface Pick {
  readonly words?: string | undefined;
  readonly ids?: readonly number[] | undefined;
}

const matching = ({ words, ids }: Pick): SQL => {
  if (ids) return sql`p.id = any(${arrayText(ids)}::int[])`;
  if (!words) return sql`p.visible`;
  const pattern = likePattern(words);
  return sql`(exists (select from jsonb_each_text(p.name) n where n.value ilike ${pattern}) or p.id::text = ${words})`;
};

/**
 * Products with these words, the most sold first, or with these ids.
 * @param shopIds only products of these shops; null for all
 */
export const pickProducts = async (
  db: Queryable,
  shopIds: readonly number[] | null,
  pick: Pick,
  locale: WireLocale,
): Promise<PickedProduct[]> => {
  const rows = await rowsOf<{
    id: number;
    name: string;
    picture: string | null;
    price: string;
    shop: string;
  }>(
    db,
    sql`select p.id, ${textInSql("p.name", locale)} as name, coalesce(p.pictures[1], p.card_picture) as picture,
        p.price::text as price, m.name as shop
      from product p join merchant m on m.id = p.merchant_id
      where not p.is_deleted and not p.is_recycled and ${matching(pick)}
        and ${shopIds === null ? sql`true` : sql`p.merchant_id = any(${arrayText(shopIds)}::int[])`}
      order by p.sales desc, p.id limit ${pick.ids ? 50 : 20}::int`,
  );
  return rows.map(({ id, name, picture, price, shop }) => ({
    id,
    name,
    image: mediaAddressOrNull(picture),
    price,
    merName: shop,
  }));
};
