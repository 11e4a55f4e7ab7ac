import { limits, priceAmountOf, type FilterName } from "@carmine/api/contract";
import type { ProductFilters, ProductSearch } from "@carmine/api/hooks";
import * as paths from "../../app/paths.ts";
import type { CategoryPlace } from "../links.ts";
import {
  flag,
  id,
  listParams,
  oneOf,
  page,
  parseId,
  words,
  type ListQuery,
  type Param,
  type StateOf,
} from "../list-params.ts";
import { optionValues, sortedOptions } from "./option-values.ts";

const maxIds = 50;

/** Comma-separated ids, "3,8"; sorted, so that one selection has one URL. */
const ids: Param<readonly number[]> = {
  read: (text) =>
    [...new Set(text.split(",").flatMap((part) => parseId(part.trim()) ?? []))]
      .toSorted((a, b) => a - b)
      .slice(0, maxIds),
  write: (values) => values.toSorted((a, b) => a - b).join(","),
};

/** 1 to 5, with one decimal place. */
const stars: Param<number | undefined> = {
  read: (text) => (/^([1-4](\.\d)?|5(\.0)?)$/.test(text) ? Number(text) : undefined),
  write: (value) => (value === undefined ? "" : String(value)),
};

/** Decimal text. */
const price: Param<string | undefined> = {
  read: priceAmountOf,
  write: (value) => value ?? "",
};

/** The filters of a product list, with the names and the format of their API fields (`productFilters`). */
export const filterParams = {
  brandId: ids,
  merId: ids,
  minStar: stars,
  minPrice: price,
  maxPrice: price,
  inStock: flag("true"),
  optionValues,
} satisfies Readonly<Record<FilterName, unknown>>;

const filterNames = Object.keys(filterParams) as FilterName[];

/** Filters with several selectable ids. */
export type IdFilter = "brandId" | "merId";

export const searchSorts = ["sales", "price-asc", "price-desc", "new", "star"] as const;
export type SearchSort = (typeof searchSorts)[number];

export const sort = oneOf(searchSorts);

interface PriceRange {
  readonly minPrice: string | undefined;
  readonly maxPrice: string | undefined;
}

/** Sorts a price range that was typed in reverse order. */
export const sortPrices = <Range extends PriceRange>(range: Range): Range => {
  const { minPrice, maxPrice } = range;
  return minPrice !== undefined && maxPrice !== undefined && Number(minPrice) > Number(maxPrice)
    ? { ...range, minPrice: maxPrice, maxPrice: minPrice }
    : range;
};

const title = words(200);

export const searchParams = listParams(
  paths.search,
  {
    cid: id,
    /** Parent of the category. */
    pid: id,
    /** Name of the category. */
    name: words(200),
    /** The keywords; `keyword` is an alias. */
    title: {
      ...title,
      read: (text, query) => title.read(query.get("keyword") ?? "", query) || title.read(text, query),
    },
    /** Searches for a tire size in the keywords as plain text. */
    asText: flag("true"),
    ...filterParams,
    sort,
    page,
  },
  (search) => {
    // A parent category without a category is the category. A name without a category is used as keywords.
    const { cid = search.pid } = search;
    return sortPrices({
      ...search,
      cid,
      pid: search.cid === undefined ? undefined : search.pid,
      name: cid === undefined ? "" : search.name,
      title: cid === undefined ? search.title || search.name : search.title,
    });
  },
);

export type Search = StateOf<typeof searchParams>;

/** Changes a search and returns to its first page. */
export const changeSearch = (search: Search, change: Partial<Search>): Search => ({
  ...search,
  page: 1,
  ...change,
});

/** Changes the category and keeps the filters. */
export const inCategory = (search: Search, { id: cid, parentId, name }: CategoryPlace): Search =>
  changeSearch(search, { cid, pid: parentId ?? undefined, name });

const toggle = <Value>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** Adds a value of an option, or removes it. */
export const toggleOption = (search: Search, name: string, value: string): Search =>
  changeSearch(search, {
    optionValues: sortedOptions({
      ...search.optionValues,
      [name]: toggle(search.optionValues[name] ?? [], value),
    }),
  });

/** Adds a brand or shop, or removes it. */
export const toggleId = (search: Search, filter: IdFilter, value: number): Search =>
  changeSearch(search, { [filter]: toggle(search[filter], value).toSorted((a, b) => a - b) });

/** Removes all filters; category, keywords and order stay. */
export const withoutFilters = (search: Search): Search => {
  const { cid, pid, name, title: keywords, asText, sort: order } = search;
  return { ...searchParams.defaults, cid, pid, name, title: keywords, asText, sort: order };
};

/** The filters in a query, with the names of the API fields. */
const filtersIn = (query: ListQuery<Search>): Pick<ProductFilters, FilterName> =>
  Object.fromEntries(filterNames.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])));

/** Whether filters other than category and keywords are active. */
export const hasFilters = (search: Search): boolean =>
  Object.keys(filtersIn(searchParams.query(search))).length > 0;

export const filtersOf = (search: Search): ProductFilters => ({
  ...(search.title !== "" && { keyword: search.title }),
  ...(search.asText && { asText: true }),
  ...(search.cid !== undefined && { cid: search.cid }),
  ...filtersIn(searchParams.query(search)),
});

/** API parameters of each sort order. */
export const sortQueries: Record<SearchSort, Pick<ProductSearch, "salesOrder" | "priceOrder" | "sort">> = {
  sales: { salesOrder: "desc" },
  "price-asc": { priceOrder: "asc" },
  "price-desc": { priceOrder: "desc" },
  new: { sort: "new" },
  star: { sort: "star" },
};

export const listQueryOf = (search: Search): ProductSearch => ({
  ...filtersOf(search),
  ...(search.sort && sortQueries[search.sort]),
  page: search.page,
  limit: limits.searchPageSize,
});
