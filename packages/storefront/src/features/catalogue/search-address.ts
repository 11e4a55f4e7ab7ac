import type { ProductFilters, ProductSearch } from "@carmine/api/hooks";
import { limits } from "@carmine/api/contract";
import * as paths from "../../app/paths.ts";
import { type CategoryPlace } from "../links.ts";
import {
  filterFieldNames,
  listFields,
  searchFieldNames,
  pageOf,
  searchFields,
  type FilterFieldName,
  type SearchFieldName,
  type SearchValues,
  inOrder,
} from "./search-fields.ts";
import { plainOptions } from "./search-parameters.ts";

export const searchSorts = ["sales", "price-asc", "price-desc", "new", "star"] as const;
export type SearchSort = (typeof searchSorts)[number];

/** A product search, as its address says it. What is not set is left out. */
export interface Search extends SearchValues {
  /** Values by option; both sorted, so that one search has one address. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly sort?: SearchSort;
  /** From 1. */
  readonly page: number;
}

/** Less than the contract takes: the plain options come on top. */
const maxOptionText = 700;

const isName = (text: string): boolean => /^[\p{L}\p{N}_ -]{1,40}$/u.test(text);
const isValue = (text: string): boolean => text !== "" && text.length <= 60 && !/[,:]/.test(text);

const optionsOf = (params: URLSearchParams): Search["options"] => {
  const found = new Map<string, Set<string>>();
  const add = (name: string, value: string): void => {
    if (!isName(name) || !isValue(value)) return;
    found.set(name, (found.get(name) ?? new Set()).add(value));
  };
  for (const pair of (params.get("optionValues") ?? "").slice(0, maxOptionText).split(",")) {
    const at = pair.indexOf(":");
    if (at > 0) add(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  for (const name of plainOptions) add(name, params.get(name)?.trim() ?? "");
  return Object.fromEntries(
    [...found]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, values]) => [name, [...values].toSorted()]),
  );
};

const given = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Value;

/** The value of a field in an address; undefined where it is missing or means nothing. */
const fieldOf = <Field extends SearchFieldName>(params: URLSearchParams, field: Field): SearchValues[Field] =>
  searchFields[field](params.get(field) ?? "") as SearchValues[Field];

/** Reads the address of a search; whatever it can't mean anything by is left out. */
export const parseSearch = (params: URLSearchParams): Search => {
  const values: SearchValues = inOrder(
    Object.fromEntries(searchFieldNames.map((field) => [field, fieldOf(params, field)])),
  );
  // A parent category alone is the category.
  const { cid = values.pid, name, title } = values;
  const pid = values.cid ? values.pid : undefined;
  const keyword = searchFields.title(params.get("keyword") ?? "");
  const sort = searchSorts.find((value) => value === params.get("sort"));
  return given({
    ...values,
    cid,
    pid,
    name: cid ? name : undefined,
    // A name beside a category is the category's own; alone it is what is looked for.
    title: keyword ?? title ?? (cid ? undefined : name),
    options: optionsOf(params),
    sort,
    page: pageOf(params.get("page")),
  });
};

const optionText = (options: Search["options"]): string | undefined =>
  Object.entries(options)
    .flatMap(([name, values]) => values.map((value) => `${name}:${value}`))
    .join(",") || undefined;

/** Name and value of each query parameter, in one fixed order. */
export const searchQuery = (search: Search): { name: string; value: string }[] =>
  [
    ...searchFieldNames.map((name) => ({ name, value: search[name] })),
    { name: "optionValues", value: optionText(search.options) },
    { name: "sort", value: search.sort },
    { name: "page", value: search.page > 1 ? search.page : undefined },
  ].flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value: String(value) }]));

/** The address of a search. */
export const searchAddress = (search: Search): string => {
  const text = new URLSearchParams(searchQuery(search).map(({ name, value }) => [name, value])).toString();
  return text ? `${paths.search}?${text}` : paths.search;
};

/** A search that differs in some points: it begins at its first page again unless a page is given. */
export const changeSearch = (search: Search, change: Partial<Record<keyof Search, unknown>>): Search =>
  given({ ...search, page: 1, ...change }) as Search;

/** In another category; what else narrows it stays. */
export const inCategory = (search: Search, { id, parentId, name }: CategoryPlace): Search =>
  changeSearch(search, { cid: id, pid: parentId ?? undefined, name });

/** With a value of an option set, or taken back where it is set. */
export const toggleOption = (search: Search, name: string, value: string): Search => {
  const old = search.options[name] ?? [];
  const values = old.includes(value) ? old.filter((entry) => entry !== value) : [...old, value].toSorted();
  const { [name]: _gone, ...others } = search.options;
  const all = values.length > 0 ? { ...others, [name]: values } : others;
  const options = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return changeSearch(search, { options });
};

/** Brands or shops of a search. */
export const idsOf = (search: Search, list: keyof typeof listFields): readonly number[] =>
  (search[listFields[list]] ?? "").split(",").filter(Boolean).map(Number);

/** With a brand or shop set, or taken back where it is set. */
export const toggleId = (search: Search, list: keyof typeof listFields, id: number): Search => {
  const old = idsOf(search, list);
  const ids = old.includes(id) ? old.filter((entry) => entry !== id) : [...old, id];
  return changeSearch(search, {
    [listFields[list]]: ids.length > 0 ? ids.toSorted((a, b) => a - b).join(",") : undefined,
  });
};

/** Without anything that narrows it: category and words stay. */
export const withoutFilters = ({ cid, pid, name, title, asText, sort }: Search): Search =>
  given({ cid, pid, name, title, asText, sort, options: {}, page: 1 });

/** Whether something besides category and words narrows the list. */
export const isNarrowed = (search: Search): boolean =>
  filterFieldNames.some((field) => search[field] !== undefined) || Object.keys(search.options).length > 0;

/** The search as the marketplace is asked for its filters. */
export const filtersOf = (search: Search): ProductFilters => {
  const filters: Pick<Search, FilterFieldName> = Object.fromEntries(
    filterFieldNames.map((field) => [field, search[field]]),
  );
  const { title, asText, cid, options } = search;
  return given({ keyword: title, asText, cid, ...filters, optionValues: optionText(options) });
};

/** Each order as the marketplace is asked for it. */
export const sortQueries: Record<SearchSort, Pick<ProductSearch, "salesOrder" | "priceOrder" | "sort">> = {
  sales: { salesOrder: "desc" },
  "price-asc": { priceOrder: "asc" },
  "price-desc": { priceOrder: "desc" },
  new: { sort: "new" },
  star: { sort: "star" },
};

/** The search as the marketplace is asked for goods. */
export const listQueryOf = (search: Search): ProductSearch => ({
  ...filtersOf(search),
  ...(search.sort && sortQueries[search.sort]),
  page: search.page,
  limit: limits.searchPageSize,
});
