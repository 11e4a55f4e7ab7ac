import type { ProductCard, WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../../database/connection.ts";
import { rowsOf } from "../../../database/rows.ts";
import { statement, statementFor } from "../../../database/statement.ts";
import { cardsOf } from "../../fragments.ts";
import type { SearchKnowledge } from "../search-knowledge.ts";
import { correctSpelling } from "../query/correct-spelling.ts";
import { readFilters, type ShopQuery } from "../query/filters.ts";
import { allOf, anyOf, categoryTerm, groupTerms, optionTerms } from "../query/terms.ts";

/** Number of cards in one row. */
const maxCards = 6;
/** Maximum candidates, ranked by how much of the search they match. */
const maxCandidates = 1000;
/** Only the first words of a longer search count. */
const maxWishes = 24;

/** One part of a search: the text of a `tsquery`, and of one on names only. */
interface Wish {
  readonly said: string;
  readonly named: string | null;
}

interface NearestValues {
  /** A `tsquery` that finds the candidates. */
  readonly terms: string;
  /** The parts as JSON. */
  readonly wishes: string;
  /** Minimum number of parts that a candidate has to match. */
  readonly least: number;
}

const nearestIn = statementFor((locale: WireLocale) =>
  statement<NearestValues, { list: ProductCard[] }>(
    // Planned for all matches, for the reason in `search.ts`.
    (value) => sql`with wish as materialized (
        select said::tsquery, named::tsquery from jsonb_to_recordset(${value("wishes")}::jsonb) as w(said text, named text)),
      match as materialized (select l.* from product_listing l where l.terms @@ ${value("terms")}::tsquery),
      candidate as (
        select l.product_id, l.is_in_stock, l.rank, fulfilled.*
        from (select * from match limit ${sql.raw(String(maxCandidates))}) l, lateral (
          select count(*) as said, count(*) filter (where l.terms @@ wish.named) as named
          from wish where l.terms @@ wish.said) fulfilled)
      select ${cardsOf(
        locale,
        sql`select product_id, row_number() over () as place from (
          select product_id from candidate where said >= ${value("least")}::int
          order by said desc, named desc, is_in_stock desc, rank desc, product_id desc
          limit ${sql.raw(String(maxCards))}) best`,
      )} as list`,
  ),
);

/** The parts that match at least one product. */
const knownOf = async (db: Queryable, wishes: readonly Wish[]): Promise<Wish[]> => {
  // Literal values, so that the planner reads a rare term from the index and a common one from the rows.
  const looks = wishes.map(
    ({ said }, at) => sql`select ${at}::int as at where exists (
      select from product_listing l where l.terms @@ ${said}::tsquery)`,
  );
  const rows = await rowsOf<{ at: number }>(db, sql.join(looks, sql` union all `));
  const known = new Set(rows.map(({ at }) => at));
  return wishes.filter((_, at) => known.has(at));
};

/**
 * Nearest products of a search without results: they match most of its words (after spelling correction) and
 * most of its options. Ignores prices, brands, shops, stars and stock.
 */
export const nearestProducts = async (
  db: Queryable,
  query: ShopQuery,
  { synonyms, locale }: Pick<SearchKnowledge, "synonyms" | "locale">,
): Promise<ProductCard[]> => {
  const { tokens, options, cid } = readFilters(query, synonyms);
  const corrected = query.keyword ? await correctSpelling(db, { tokens }, query.keyword, locale) : null;
  const wishes = [
    ...(corrected?.tokens ?? tokens).map((group) => ({
      said: groupTerms([group]),
      named: groupTerms([group], "inName"),
    })),
    ...[...options].map(([key, values]) => ({ said: optionTerms(key, values), named: null })),
    { said: cid === undefined ? null : categoryTerm(cid), named: null },
  ]
    .filter((wish): wish is Wish => wish.said !== null)
    .slice(0, maxWishes);
  if (wishes.length === 0) return [];
  const known = (await knownOf(db, wishes)).map(({ said }) => said);
  const values = { wishes: JSON.stringify(wishes), least: Math.ceil(wishes.length / 4) };
  // All parts, all but one, any: each step includes the previous results.
  const widening = new Set([
    allOf(known),
    anyOf(known.map((_, at) => allOf(known.toSpliced(at, 1)))),
    anyOf(known),
  ]);
  let list: ProductCard[] = [];
  for (const terms of widening) {
    if (terms === null) continue;
    const [row] = await nearestIn(locale)(db, { ...values, terms });
    list = row?.list ?? [];
    if (list.length === maxCards) break;
  }
  return list;
};
