import { limits, type WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../database/connection.ts";
import { statement, statementFor } from "../../../database/statement.ts";
import { isSampled, isSampledWithoutTerms } from "../../../database/schema/listing.ts";
import { textInSql } from "../../../shared/localized-text.ts";
import { countListing } from "../in-memory/count-listing.ts";
import { maxSampled } from "../query/matches-of-words.ts";
import {
  type Asked,
  askedIn,
  type FacetKey,
  leastAverage,
  matching,
  type MatchValues,
  matchValues,
} from "../query/matching.ts";
import type { Filters } from "../query/filters.ts";
import { planFor, type SearchKnowledge } from "../search-knowledge.ts";
import { allOf, optionTerms } from "../query/terms.ts";
import {
  type FacetCounts,
  isOption,
  maxOptionValues,
  maxValues,
  nothingCounted,
  offeredStars,
  priceIntervals,
} from "../facet-counts.ts";
import { type CountedRow, countsOfRows } from "./counted-rows.ts";

/**
 * Number of products counted instead of all matches if a sample is used: sorting hundreds of thousands by
 * rank takes seconds, and top-ranked products are spread over the table's pages.
 */
const maxOfSample = 4_000;

interface Values extends MatchValues {
  /** Option keys as a JSON array: the counted one, or the excluded ones. */
  readonly options: string;
  /** A `tsquery` on the facets of the counted skus; null for all. */
  readonly skus: string | null;
  /** Whether only skus in stock are counted. */
  readonly areInStock: boolean;
}

const plainFacets = ["cid", "brandId", "merId", "minStar", "inStock", "price"] as const;

/** What is counted for each facet, over the products of the set `m`. */
const parts: Readonly<Record<Exclude<(typeof plainFacets)[number], "inStock">, SQL>> = (() => {
  const plain = (key: string, value: string, name: string, from: SQL) =>
    sql`select ${sql.raw(`'${key}'`)} as key, ${sql.raw(value)} as value, ${sql.raw(name)} as name, count(*)::int as count, null::text as low, null::text as high ${from}`;
  const owned = (key: string, column: string, table: string) =>
    sql.raw(`(select '${key}' as key, o.id::text as value, o.name as name, n.count, null::text as low, null::text as high
      from (select ${column} as id, count(*)::int as count from m group by 1) n join ${table} o using (id)
      order by count desc, value limit ${maxValues})`);
  const stars = sql.raw(offeredStars.map((star) => `(${star}, ${leastAverage(star)})`).join(", "));
  const intervals = sql.raw(String(priceIntervals));
  return {
    cid: plain(
      "cid",
      "c.id::text",
      "null::text",
      sql`from m, unnest(array[m.category1, m.category2, m.category3]) c(id) where c.id is not null group by c.id`,
    ),
    brandId: owned("brandId", "brand_id", "brand"),
    merId: owned("merId", "merchant_id", "merchant"),
    minStar: plain(
      "minStar",
      "offered.star::text",
      "null::text",
      sql`from (values ${stars}) offered(star, average) join m on m.star >= offered.average group by offered.star`,
    ),
    // Materialized, because a plain subquery would be evaluated again for each product.
    price: sql`(with ends as materialized (select min(price) as low, max(price) as high from m)
      select 'price', bucket::text, null::text, count(*)::int, low::text, high::text
      from (
        select least(width_bucket(m.price, ends.low, ends.high + 0.01, ${intervals}), ${intervals}) as bucket, ends.*
        from m, ends
      ) placed group by bucket, low, high)`,
  };
})();

/** With chosen options, their sku must be in stock. */
const inStockPart = (skus: SQL): SQL =>
  sql`select 'inStock', 'true', null::text, count(*)::int, null::text, null::text from m
    where m.is_in_stock and (${skus} is null or exists (select from sku s where s.product_id = m.product_id
      and s.is_on_sale and s.available > 0 and array_to_tsvector(s.facets) @@ ${skus} offset 0))
    having count(*) > 0`;

/** Option values of the products of `m`, or of their skus that match the other choices. */
const optionParts = (locale: WireLocale, isCounted: SQL, skus: SQL, areInStock: SQL): SQL => {
  const named = (
    counted: SQL,
  ): SQL => sql`(select 'option:' || split_part(facet, ':', 1), substr(facet, strpos(facet, ':') + 1),
      (select ${textInSql("v.name", locale)} from facet_value v
       where v.key = split_part(facet, ':', 1) and v.value = substr(facet, strpos(facet, ':') + 1)),
      count, null::text, null::text
    from (${counted} group by facet order by count desc, facet limit ${sql.raw(String(maxOptionValues))}) counted)`;
  // A product has each of its facets once; several of its skus can share one.
  return sql`${named(sql`select facet, count(*)::int as count from m, unnest(m.facets) f(facet)
      where ${skus} is null and not ${areInStock} and ${isCounted}`)}
    union all ${named(sql`select facet, count(distinct m.product_id)::int as count
      from m join sku s on s.product_id = m.product_id and s.is_on_sale
          and (${skus} is null or array_to_tsvector(s.facets) @@ ${skus}) and (s.available > 0 or not ${areInStock}),
        unnest(s.facets) f(facet)
      where (${skus} is not null or ${areInStock}) and ${isCounted}`)}`;
};

/** Either `only` this facet, or all except those counted separately (`apart`). */
type Wanted = readonly ["only" | "apart", ...FacetKey[]];

/** The text contains only the requested parts, because planning the others would take as long as counting. */
const countsIn = statementFor((locale: WireLocale, asked: Asked, [how, ...keys]: Wanted) =>
  statement<Values, CountedRow>((value) => {
    const isNamed = sql`${value("options")}::jsonb ? ('option:' || split_part(facet, ':', 1))`;
    const columns = sql.raw(
      "l.product_id, l.category1, l.category2, l.category3, l.brand_id, l.merchant_id, l.price, l.star, l.is_in_stock, l.facets",
    );
    const first = sql`order by l.rank desc, l.product_id desc limit ${sql.raw(String(limits.searchWindow))}`;
    const where = matching(value, asked);
    const withTerms = asked.includes("terms");
    // With words it is planned for all matches, like a search.
    const every = withTerms
      ? sql`select ${columns} from (select * from product_listing l where ${where} offset 0) l where`
      : sql`select ${columns} from product_listing l where ${where} and`;
    const isInSample = withTerms ? isSampled : isSampledWithoutTerms;
    const sampled = sql`sample as materialized (select ${columns} from product_listing l where ${where} and ${isInSample(sql.raw("l.product_id"))}),
      size as materialized (select count(*) > ${sql.raw(String(maxSampled))} as is_sampled
        from (select from sample limit ${sql.raw(String(maxSampled + 1))}) s),
      m as materialized (
        (select * from sample where (select is_sampled from size) limit ${sql.raw(String(maxOfSample))})
        union all (${every} not (select is_sampled from size) ${first}))`;
    const isPartial = sql`(select is_sampled from size) or (select count(*) from m) >= ${sql.raw(String(limits.searchWindow))}`;
    const isOnly = how === "only";
    const areSome = keys.some(isOption) ? sql`not ${isNamed}` : sql`true`;
    const isCounted = isOnly ? isNamed : areSome;
    const skus = sql`${value("skus")}::tsquery`;
    const wanted = [
      ...(isOnly
        ? []
        : [
            sql`select 'total' as key, '' as value, null::text as name, count(*)::int as count, null::text as low, null::text as high from m`,
          ]),
      ...plainFacets
        .filter((key) => keys.includes(key) === isOnly)
        .map((key) => (key === "inStock" ? inStockPart(skus) : parts[key])),
      ...(isOnly && !keys.some(isOption)
        ? []
        : [optionParts(locale, isCounted, skus, sql`${value("areInStock")}::boolean`)]),
    ];
    return sql`${planFor(withTerms)}with ${sampled} select counted.*, ${isPartial} as "isPartial" from (${sql.join(wanted, sql` union all `)})
      as counted (key, value, name, count, low, high)`;
  }),
);

const chosenFacets = (filters: Filters): FacetKey[] => [
  ...(filters.cid === undefined ? [] : ["cid" as const]),
  ...(filters.brandIds.length === 0 ? [] : ["brandId" as const]),
  ...(filters.merIds.length === 0 ? [] : ["merId" as const]),
  ...(filters.minPrice === undefined && filters.maxPrice === undefined ? [] : ["price" as const]),
  ...(filters.minStar === undefined ? [] : ["minStar" as const]),
  ...(filters.inStock ? ["inStock" as const] : []),
  ...[...filters.options.keys()].map((key) => `option:${key}` as const),
];

/**
 * Counts every facet without its own choice: facets without a choice in one statement over all matches, each
 * facet with one in a separate statement. Beyond `limits.searchWindow` products, only a sample or the
 * top-ranked ones are counted.
 */
export const countFacets = async (
  db: Queryable,
  filters: Filters,
  knowledge: SearchKnowledge,
): Promise<FacetCounts> => {
  const { categories, locale, listing } = knowledge;
  if (filters.isUnreadable) return nothingCounted;
  const chosen = chosenFacets(filters);
  if (listing) return countListing(listing, filters, chosen, locale);
  const skusOf = (without?: FacetKey): string | null =>
    allOf(
      [...filters.options]
        .filter(([key]) => without !== `option:${key}`)
        .map(([key, values]) => optionTerms(key, values)),
    );
  // The text depends on whether options are counted; their keys are values.
  const count = (
    values: MatchValues,
    how: "only" | "apart",
    keys: readonly FacetKey[],
    skus: string | null,
  ) => {
    const kinds = new Set(keys.map((key) => (isOption(key) ? ("option:" as const) : key)));
    const options = JSON.stringify(keys.filter(isOption));
    const areInStock = values.inStock === true;
    return countsIn(locale, askedIn(values), [how, ...kinds])(db, { ...values, options, skus, areInStock });
  };
  const counted = await Promise.all([
    count(matchValues(filters, categories), "apart", chosen, skusOf()),
    ...chosen.map((only) => count(matchValues(filters, categories, only), "only", [only], skusOf(only))),
  ]);
  return countsOfRows(counted.flat());
};
