import type { WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Filters } from "../query/filters.ts";
import { type FacetKey, matching } from "../matching.ts";
import type { Queryable } from "../../../database/connection.ts";
import { rowsOf } from "../../../database/rows.ts";
import { textInSql } from "../../../shared/localized-text.ts";

/** One value of one facet, or (`key` = "total") how many products match everything. */
export interface FacetCount {
  key: FacetKey | "total";
  value: string;
  name: string | null;
  count: number;
  /** Ends of a price interval. */
  low: string | null;
  high: string | null;
}

/** Intervals of the price histogram. */
export const priceIntervals = 12;
/** Ratings that are offered. */
export const offeredStars = [4.5, 4, 3] as const;
/** Brands and shops, those with most products first; a choice of more is narrowed by its other filters. */
const mostValues = 1000;

/** What is counted for each facet, over the products of the named set `m`. */
const counts = (locale: WireLocale) => {
  const plain = (key: string, value: SQL, name: SQL, from: SQL) =>
    sql`select ${sql.raw(`'${key}'`)} as key, ${value} as value, ${name} as name, count(*)::int as count, null::text as low, null::text as high ${from}`;
  const none = sql.raw("null::text");
  return {
    cid: (set: SQL) =>
      plain(
        "cid",
        sql.raw("c.id::text"),
        none,
        sql`from ${set} m, unnest(m.category_path) c(id) group by c.id`,
      ),
    brandId: (set: SQL) =>
      sql`(${plain("brandId", sql.raw("b.id::text"), sql.raw("b.name"), sql`from ${set} m join brand b on b.id = m.brand_id group by b.id`)} order by count desc, value limit ${sql.raw(String(mostValues))})`,
    merId: (set: SQL) =>
      sql`(${plain("merId", sql.raw("s.id::text"), sql.raw("s.name"), sql`from ${set} m join merchant s on s.id = m.merchant_id group by s.id`)} order by count desc, value limit ${sql.raw(String(mostValues))})`,
    minStar: (set: SQL) =>
      plain(
        "minStar",
        sql.raw("offered.star::text"),
        none,
        sql`from (values ${sql.raw(offeredStars.map((star) => `(${star})`).join(", "))}) offered(star) join ${set} m on m.star >= offered.star group by offered.star`,
      ),
    inStock: (set: SQL) =>
      plain(
        "inStock",
        sql.raw("'true'"),
        none,
        sql`from ${set} m where exists (select from sku s where s.product_id = m.id and s.is_on_sale and s.available > 0)`,
      ),
    price: (set: SQL) => sql`select 'price', bucket::text, null::text, count(*)::int, low::text, high::text
      from (
        select least(width_bucket(m.price, ends.low, ends.high + 0.01, ${sql.raw(String(priceIntervals))}), ${sql.raw(String(priceIntervals))}) as bucket, ends.*
        from ${set} m, (select min(price) as low, max(price) as high from ${set}) ends
      ) placed group by bucket, low, high`,
    /** Values of the options but those in `except`; of skus that fit the chosen options where some are chosen. */
    options: (set: SQL, chosen: [string, string[]][], only: string | null, except: string[]) => {
      const source =
        chosen.length === 0
          ? sql`${set} m, unnest(m.facets) f(facet)`
          : sql`${set} m join sku s on s.product_id = m.id and s.is_on_sale and ${sql.join(
              chosen.map(
                ([key, values]) =>
                  sql`s.facets && ${sql.param(values.map((value) => `${key}:${value}`))}::text[]`,
              ),
              sql` and `,
            )}, unnest(s.facets) f(facet)`;
      // A product names each of its facets once; several of its skus can share one.
      const howMany = sql.raw(chosen.length === 0 ? "count(*)" : "count(distinct m.id)");
      const which =
        only !== null
          ? sql`split_part(facet, ':', 1) = ${only}`
          : except.length > 0
            ? sql`split_part(facet, ':', 1) <> all(${sql.param(except)}::text[])`
            : sql`true`;
      return sql`(select 'option:' || split_part(facet, ':', 1), substr(facet, strpos(facet, ':') + 1),
          (select ${textInSql("v.name", locale)} from facet_value v
           where v.key = split_part(facet, ':', 1) and v.value = substr(facet, strpos(facet, ':') + 1)),
          count, null::text, null::text
        from (select facet, ${howMany}::int as count from ${source} where ${which} group by facet
              order by count desc, facet limit 300) counted)`;
    },
  };
};

const isChosen = (filters: Filters, key: FacetKey): boolean => {
  if (key === "price") return filters.minPrice !== undefined || filters.maxPrice !== undefined;
  if (key === "inStock") return filters.inStock;
  if (key === "brandId") return filters.brandIds.length > 0;
  if (key === "merId") return filters.merIds.length > 0;
  if (key.startsWith("option:")) return filters.options.has(key.slice("option:".length));
  return filters[key as "cid" | "minStar"] !== undefined;
};

/**
 * Counts every facet without its own choice, in one statement: facets without a choice share the set of products that
 * match everything, each facet with one has a set of its own.
 */
export const countFacets = async (
  db: Queryable,
  filters: Filters,
  locale: WireLocale,
): Promise<FacetCount[]> => {
  const sets: SQL[] = [];
  const setFor = (without?: FacetKey): SQL => {
    const name = sql.raw(`set_${sets.length}`);
    sets.push(sql`${name} as materialized (
      select p.id, p.category_path, p.brand_id, p.merchant_id, p.price, p.star, p.facets
      from product p where ${matching(filters, without)})`);
    return name;
  };
  const all = setFor();
  const count = counts(locale);
  const parts: SQL[] = [
    sql`select 'total' as key, '' as value, null::text as name, count(*)::int as count, null::text as low, null::text as high from ${all}`,
  ];
  for (const key of ["cid", "brandId", "merId", "price", "minStar", "inStock"] as const)
    parts.push(count[key](isChosen(filters, key) ? setFor(key) : all));
  const chosen = [...filters.options];
  parts.push(
    count.options(
      all,
      chosen,
      null,
      chosen.map(([key]) => key),
    ),
  );
  for (const [key] of chosen)
    parts.push(
      count.options(
        setFor(`option:${key}`),
        chosen.filter(([other]) => other !== key),
        key,
        [],
      ),
    );

  return rowsOf<FacetCount>(db, sql`with ${sql.join(sets, sql`, `)} ${sql.join(parts, sql` union all `)}`);
};
