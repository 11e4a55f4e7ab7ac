import type { WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { cachedRead } from "../../http/answer-cache.ts";
import { textInSql } from "../../shared/localized-text.ts";
import { readCategories } from "../category-tree.ts";
import type { ValueNames } from "./engine/count-facets.ts";
import { liveListing } from "./engine/live-listing.ts";
import type { SearchContext } from "./engine/search-products.ts";
import { readShopNames, type ShopNames } from "./query/named-shops.ts";
import type { Synonym } from "./query/token-groups.ts";
import { readSynonyms, synonymTag } from "./query/synonyms.ts";

/** The marketplace's data that a search needs. */
export interface SearchKnowledge extends SearchContext {
  readonly synonyms: readonly Synonym[];
  /** Open shops. */
  readonly shops: ShopNames;
}

const readValueNames = async (db: Queryable, locale: WireLocale): Promise<ValueNames> => {
  const [brands, shops, options, optionKeys] = await Promise.all([
    rowsOf<{ id: number; name: string }>(db, sql`select id, name from brand`),
    rowsOf<{ id: number; name: string }>(db, sql`select id, name from merchant where is_open`),
    rowsOf<{ option: string; name: string }>(
      db,
      sql`select key || ':' || value as option, ${textInSql("name", locale)} as name from facet_value`,
    ),
    rowsOf<{ key: string; name: string }>(
      db,
      sql`select key, ${textInSql("name", locale)} as name from facet_name`,
    ),
  ]);
  return {
    brands: new Map(brands.map(({ id, name }) => [id, name])),
    shops: new Map(shops.map(({ id, name }) => [id, name])),
    options: new Map(options.map(({ option, name }) => [option, name])),
    optionKeys: new Map(optionKeys.map(({ key, name }) => [key, name])),
  };
};

/** Reads the data that searches need, cached until it changes. */
export const knowledgeReader = (ctx: AppContext) => {
  const { db } = ctx;
  const categories = cachedRead(
    ctx,
    "categories",
    () => readCategories(db),
    () => ["home", "search"],
  );
  const readAllSynonyms = cachedRead(
    ctx,
    "synonyms",
    (locale: WireLocale) => readSynonyms(db, locale),
    () => [synonymTag],
  );
  const valueNames = cachedRead(
    ctx,
    "names of facet values",
    (locale: WireLocale) => readValueNames(db, locale),
    () => ["search"],
  );
  const shops = cachedRead(
    ctx,
    "names of shops",
    () => readShopNames(db),
    () => ["search"],
  );
  const listing = liveListing(ctx);
  const knowledge = async (locale: WireLocale): Promise<SearchKnowledge> => ({
    categories: await categories(),
    synonyms: await readAllSynonyms(locale),
    shops: await shops(),
    listing: await listing(),
    locale,
  });
  return { categories, knowledge, valueNames };
};
