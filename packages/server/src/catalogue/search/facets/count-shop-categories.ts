import { limits, type Facet, type WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../../database/connection.ts";
import { statement, statementFor } from "../../../database/statement.ts";
import { textIn, textInSql } from "../../../shared/localized-text.ts";
import { type Asked, askedIn, matching, type MatchValues, matchValues } from "../query/matching.ts";
import type { Filters } from "../query/filters.ts";
import type { SearchKnowledge } from "../search-knowledge.ts";
import { fixedFacetNames } from "./facet-names.ts";

interface Row {
  readonly value: string;
  readonly name: string;
  readonly count: number;
  readonly isPartial: boolean;
}

const max = sql.raw(String(limits.searchWindow));

const countIn = statementFor((locale: WireLocale, asked: Asked) =>
  statement<MatchValues, Row>(
    (value) => sql`
      with m as materialized (select l.product_id from product_listing l where ${matching(value, asked)} limit ${max})
      select c.id::text as value, ${textInSql("c.name", locale)} as name, n.count, (select count(*) from m) >= ${max} as "isPartial"
      from (
        select place.id, count(*)::int as count
        from m join product p on p.id = m.product_id, unnest(p.shop_category_path) as place(id) group by place.id
      ) n join shop_category c on c.id = n.id
      order by c.sort, c.id`,
  ),
);

/**
 * The facet of a shop's category tree: the number of results in each category, regardless of the chosen one.
 * Null for a search of all or several shops.
 */
export const countShopCategories = async (
  db: Queryable,
  filters: Filters,
  { categories, locale }: Pick<SearchKnowledge, "categories" | "locale">,
): Promise<Facet | null> => {
  if (filters.merIds.length !== 1 || filters.isUnreadable) return null;
  const values = matchValues({ ...filters, shopCid: undefined }, categories);
  const rows = await countIn(locale, askedIn(values))(db, values);
  if (rows.length === 0) return null;
  return {
    key: "shopCid",
    name: textIn(fixedFacetNames.cid, locale),
    type: "list",
    values: rows.map(({ value, name, count }) => ({
      value,
      name,
      count,
      selected: Number(value) === filters.shopCid,
    })),
    min: null,
    max: null,
    isPartial: rows.some(({ isPartial }) => isPartial),
  };
};
