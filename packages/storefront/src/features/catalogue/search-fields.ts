import { priceAmountOf } from "@carmine/api/contract";

const maxWordsLength = 200;

const biggestId = 2_147_483_647;

/** A positive whole number of an address that a database can look up. */
export const idOf = (text: string | null | undefined): number | undefined => {
  if (!/^[1-9]\d{0,9}$/.test(text ?? "")) return undefined;
  const id = Number(text);
  return id <= biggestId ? id : undefined;
};

const maxPage = 1_000_000;

/** The page of a list that an address asks for, from 1; the first one where it names none. */
export const pageOf = (text: string | null): number => Math.min(idOf(text) ?? 1, maxPage);

const wordsOf = (text: string): string | undefined =>
  text.replaceAll(/\s+/g, " ").trim().slice(0, maxWordsLength).trim().toWellFormed() || undefined;

const starOf = (text: string): number | undefined => {
  const value = /^[1-5](\.\d)?$/.test(text) ? Number(text) : NaN;
  return value >= 1 && value <= 5 ? value : undefined;
};

/** Ids joined by comma, "3,8": sorted, so that one choice has one address. */
const idListOf = (text: string): string | undefined => {
  const ids = text.split(",").map((part) => idOf(part.trim()));
  const known = ids.filter((id) => id !== undefined);
  return known.length > 0
    ? [...new Set(known)]
        .toSorted((a, b) => a - b)
        .slice(0, 50)
        .join(",")
    : undefined;
};

const flagOf = (text: string): true | undefined => (text === "true" ? true : undefined);

/** Both ends of a range of prices, in their order however they were typed. */
export const inOrder = <Range extends { minPrice?: string | undefined; maxPrice?: string | undefined }>(
  range: Range,
): Range => {
  const { minPrice, maxPrice } = range;
  return minPrice !== undefined && maxPrice !== undefined && Number(minPrice) > Number(maxPrice)
    ? { ...range, minPrice: maxPrice, maxPrice: minPrice }
    : range;
};

/** Where a search looks: the head of its page. */
const placeFields = {
  cid: idOf,
  pid: idOf,
  name: wordsOf,
  title: wordsOf,
  /** A size among the words is no more than text. */
  asText: flagOf,
} as const;

/** What narrows a search. A filter that is added here is read, written, sent, counted as one and taken back. */
export const filterFields = {
  brandId: idListOf,
  merId: idListOf,
  minStar: starOf,
  minPrice: priceAmountOf,
  maxPrice: priceAmountOf,
  inStock: flagOf,
} as const;

/** Query parameters of the search page that hold one value each, in the order of its address. */
export const searchFields = { ...placeFields, ...filterFields } as const;

export type SearchFieldName = keyof typeof searchFields;
export type FilterFieldName = keyof typeof filterFields;

/** Filters of which several values may be set, by what they choose among. */
export const listFields = { brand: "brandId", shop: "merId" } as const;

/** Facets of an answer that have controls of their own. */
export const facetControls = {
  price: "price",
  brandId: "brand",
  minStar: "stars",
  merId: "shop",
  inStock: "stock",
} as const;

/** Values of the fields; one that is not set is left out. */
export type SearchValues = {
  readonly [Field in SearchFieldName]?: NonNullable<ReturnType<(typeof searchFields)[Field]>>;
};

export const searchFieldNames = Object.keys(searchFields) as SearchFieldName[];
export const filterFieldNames = Object.keys(filterFields) as FilterFieldName[];
