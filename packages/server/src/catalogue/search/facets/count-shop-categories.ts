import { type Facet, limits } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../../database/connection.ts";
import { rowsOf } from "../../../database/rows.ts";
import { textIn, textInSql } from "../../../shared/localized-text.ts";
import { includes } from "../engine/doc-set.ts";
import { matchesOf } from "../engine/matches.ts";
import { anyTerm, shopCategoryTerm } from "../engine/terms.ts";
import type { Filters } from "../query/filters.ts";
import type { SearchKnowledge } from "../search-knowledge.ts";
import { fixedFacetNames } from "./facet-names.ts";

/**
 * The facet of a shop's category tree: the number of results in each category, regardless of the chosen one. Null for
 * a search of all or several shops.
 */
export const countShopCategories = async (
  db: Queryable,
  filters: Filters,
  { listing: { index }, locale }: Pick<SearchKnowledge, "listing" | "locale">,
): Promise<Facet | null> => {
  const [shop, ...others] = filters.merIds;
  if (shop === undefined || others.length > 0 || filters.isUnreadable) return null;
  const categories = await rowsOf<{ id: number; name: string }>(
    db,
    sql`select id, ${textInSql("name", locale)} as name from shop_category where merchant_id = ${shop} order by sort, id`,
  );
  const matches = matchesOf(index, { ...filters, shopCid: undefined }, limits.searchWindow);
  const values = categories.flatMap(({ id, name }) => {
    const inCategory = index.find(anyTerm([shopCategoryTerm(id)]));
    const count = matches.docs.filter((doc) => includes(inCategory, doc)).length;
    return count === 0 ? [] : [{ value: String(id), name, count, selected: id === filters.shopCid }];
  });
  if (values.length === 0) return null;
  return {
    key: "shopCid",
    name: textIn(fixedFacetNames.cid, locale),
    type: "list",
    values,
    min: null,
    max: null,
    isPartial: !matches.isComplete,
  };
};
