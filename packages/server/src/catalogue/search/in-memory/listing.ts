import { sql } from "drizzle-orm";
import type { Queryable } from "../../../database/connection.ts";
import { rowOf, rowsOf } from "../../../database/rows.ts";
import type { LocalizedText } from "../../../shared/localized-text.ts";
import type { SortOrder } from "../query/filters.ts";
import {
  type ListedValue,
  optionValue,
  plainValues,
  tableOf,
  type WithPlainValues,
} from "./listed-values.ts";
import type { WordMatches, WordValues } from "./word-matches.ts";

/** A sku that is on sale. */
export interface ListedSku {
  /** Places in `Listing.options`. */
  readonly options: readonly number[];
  readonly isInStock: boolean;
}

/** One row of `product_listing`, with the skus of its product. */
export interface ListedProduct extends WithPlainValues {
  readonly id: number;
  /** The price with two decimals, in wire format. */
  readonly priceText: string;
  readonly price: number;
  /** The same price in cents. */
  readonly cents: number;
  readonly sales: number;
  readonly rank: number;
  readonly shopSort: number;
  readonly reviewCount: number;
  /** Microseconds since 1970. */
  readonly createdAt: number;
  readonly isInStock: boolean;
  /** Places in `Listing.options`. */
  readonly options: readonly number[];
  /** Its categories, brand, shop and stars, as places in `Listing.plain`. */
  readonly plain: readonly number[];
  readonly skus: readonly ListedSku[];
}

/** The whole listing of a marketplace that isn't large. */
export interface Listing {
  readonly products: readonly ListedProduct[];
  /** Distinct options and other facet values; counts refer to them by index. */
  readonly options: readonly ListedValue[];
  readonly plain: readonly ListedValue[];
  /** Indexes of options by their text, `key:value`. */
  readonly optionPlaces: ReadonlyMap<string, number>;
  /** Sorted products that match the words; all products without words. */
  readonly inOrder: (order: SortOrder, words: WordMatches | null) => readonly ListedProduct[];
  /** Queries the database for the products that match the words, because their search terms are only stored there. */
  readonly matchesOfWords: (words: WordValues) => Promise<WordMatches>;
}

type Row = Omit<ListedProduct, "cents" | "options" | "price" | "skus" | "plain"> & {
  readonly options: readonly string[];
  readonly skus: readonly { options: readonly string[]; isInStock: boolean }[];
};

/** Larger marketplaces are searched in the database. */
const maxProducts = 2000;

const readRows = (db: Queryable): Promise<Row[]> =>
  rowsOf<Row>(
    db,
    sql`select l.product_id as id, l.merchant_id as "merchantId", l.brand_id as "brandId",
        array_remove(array[l.category1, l.category2, l.category3], null) as categories, l.price::text as "priceText",
        l.sales, l.rank, p.shop_sort as "shopSort", l.star::float8 as star, l.review_count as "reviewCount",
        (extract(epoch from l.created_at) * 1000000)::float8 as "createdAt", l.is_in_stock as "isInStock", l.facets as options,
        b.name as "brandName", m.name as "shopName",
        (select coalesce(json_agg(json_build_object('options', s.facets, 'isInStock', s.available > 0)), '[]')
          from sku s where s.product_id = l.product_id and s.is_on_sale) as skus
      from product_listing l join product p on p.id = l.product_id join merchant m on m.id = l.merchant_id left join brand b on b.id = l.brand_id`,
  );

type Comparison = (a: ListedProduct, b: ListedProduct) => number;

/** The orders of `search.ts`; each is total. */
const comparisons: Record<SortOrder, Comparison> = {
  rank: (a, b) => b.rank - a.rank || b.id - a.id,
  shop: (a, b) => b.shopSort - a.shopSort || b.id - a.id,
  sales: (a, b) => b.sales - a.sales || b.id - a.id,
  salesUp: (a, b) => a.sales - b.sales || a.id - b.id,
  price: (a, b) => a.price - b.price || a.id - b.id,
  priceDown: (a, b) => b.price - a.price || b.id - a.id,
  new: (a, b) => b.createdAt - a.createdAt || b.id - a.id,
  star: (a, b) => b.star - a.star || b.reviewCount - a.reviewCount || b.id - a.id,
};

/** Computes each key once. */
const rememberedFor = <Key, Value extends object>(of: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? of(key);
    known.set(key, value);
    return value;
  };
};

/**
 * Reads the listing of a marketplace; null for a large one.
 * @param matchesOfWords finds products by words in the database; its results are cached with the listing
 */
export const readListing = async (
  db: Queryable,
  matchesOfWords: Listing["matchesOfWords"],
): Promise<Listing | null> => {
  const { isLarge } = await rowOf<{ isLarge: boolean }>(
    db,
    sql`select count(*) > ${maxProducts} as "isLarge" from (select from product_listing limit ${maxProducts + 1}) l`,
  );
  if (isLarge) return null;
  const [rows, named] = await Promise.all([
    readRows(db),
    rowsOf<{ option: string; name: LocalizedText }>(
      db,
      sql`select key || ':' || value as option, name from facet_value`,
    ),
  ]);
  const names = new Map(named.map(({ option, name }) => [option, name]));
  const optionTexts = [
    ...new Set(rows.flatMap(({ options, skus }) => [...options, ...skus.flatMap((sku) => sku.options)])),
  ].toSorted();
  const optionPlaces = new Map(optionTexts.map((option, place) => [option, place]));
  const placesOf = (options: readonly string[]): number[] =>
    options.flatMap((option) => optionPlaces.get(option) ?? []);
  const { table: plain, placeOf } = tableOf(rows.flatMap(plainValues));
  const products = rows.map((row): ListedProduct => ({
    ...row,
    price: Number(row.priceText),
    cents: Math.round(Number(row.priceText) * 100),
    plain: plainValues(row).map(placeOf),
    options: placesOf(row.options),
    skus: row.skus.map(({ options, isInStock }) => ({ isInStock, options: placesOf(options) })),
  }));
  const inOrder = rememberedFor((order: SortOrder) => products.toSorted(comparisons[order]));
  const ofWords = new WeakMap<WordMatches, typeof inOrder>();
  const foundInOrder = (words: WordMatches): typeof inOrder => {
    const known =
      ofWords.get(words) ??
      rememberedFor((order: SortOrder) => inOrder(order).filter(({ id }) => words.found.has(id)));
    ofWords.set(words, known);
    return known;
  };
  return {
    products,
    options: optionTexts.map((text) => optionValue(text, names.get(text) ?? null)),
    plain,
    optionPlaces,
    inOrder: (order, words) => (words ? foundInOrder(words) : inOrder)(order),
    matchesOfWords,
  };
};
