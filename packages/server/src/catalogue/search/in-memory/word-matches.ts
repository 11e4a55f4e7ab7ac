import { sql } from "drizzle-orm";
import { statement } from "../../../database/statement.ts";
import type { Filters } from "../query/filters.ts";
import { allOf, beginningTerms, groupTerms, shopCategoryTerm } from "../query/terms.ts";

/** Conditions of a search on the terms of a product, as `tsquery` texts. */
export interface WordValues {
  readonly terms: string;
  /** All words in a name. */
  readonly named: string | null;
  /** A name that begins with one of them. */
  readonly begins: string | null;
}

/** Ids of the matching products; `named` and `begins` are subsets of `found`. */
export type WordMatches = Readonly<Record<"found" | "named" | "begins", ReadonlySet<number>>>;

type Tokens = Filters["tokens"];

/** Caches by tokens, because all pages and filters of a search have the same. */
const known = new WeakMap<Tokens, Record<keyof WordValues, string | null>>();

const valuesOf = (tokens: Tokens): Record<keyof WordValues, string | null> => {
  const values = known.get(tokens) ?? {
    terms: groupTerms(tokens),
    named: groupTerms(tokens, "inName"),
    begins: beginningTerms(tokens),
  };
  known.set(tokens, values);
  return values;
};

/** Conditions of a search on the terms of a product, except its options; null without any. */
export const wordValues = ({ tokens, shopCid }: Filters): WordValues | null => {
  const values = valuesOf(tokens);
  const terms = allOf([values.terms, shopCid === undefined ? null : shopCategoryTerm(shopCid)]);
  return terms === null ? null : { ...values, terms };
};

const readMatches = statement<
  { [Name in keyof WordValues]: WordValues[Name] },
  Record<keyof WordMatches, number[] | null>
>(
  (value) => sql`
    select array_agg(product_id) as found,
      array_agg(product_id) filter (where terms @@ ${value("named")}::tsquery) as named,
      array_agg(product_id) filter (where terms @@ ${value("begins")}::tsquery) as begins
    from product_listing where terms @@ ${value("terms")}::tsquery`,
);

/** Queries the database for the products that match the words. */
export const readWordMatches = async (
  db: Parameters<typeof readMatches>[0],
  words: WordValues,
): Promise<WordMatches> => {
  const [row] = await readMatches(db, words);
  return {
    found: new Set(row?.found),
    named: new Set(row?.named),
    begins: new Set(row?.begins),
  };
};
