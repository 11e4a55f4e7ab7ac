import type { ProductFilters, ProductSearch } from "@carmine/api/hooks";
import { limits } from "@carmine/api/contract";
import { paths } from "../links.ts";
import { plainOptions } from "./search-parameters.ts";

export const searchSorts = ["sales", "price-asc", "price-desc", "new", "star"] as const;
export type SearchSort = (typeof searchSorts)[number];

/** A search of goods, as its address says it. What is not set is left out. */
export interface Search {
  readonly cid?: number;
  /** Parent of the category and its name, for the head of the page only. */
  readonly pid?: number;
  readonly name?: string;
  /** Words as typed. */
  readonly title?: string;
  readonly brandId?: number;
  readonly merId?: number;
  readonly minStar?: number;
  /** Decimal text. */
  readonly minPrice?: string;
  readonly maxPrice?: string;
  readonly inStock?: true;
  /** Values by option; both sorted, so that one search has one address. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly sort?: SearchSort;
  /** From 1. */
  readonly page: number;
}

const maxWords = 200;
/** Less than the contract takes: the plain options come on top. */
const maxOptionText = 700;
const maxPages = 1_000_000;

const idOf = (text: string | null): number | undefined => {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= 2_147_483_647 ? id : undefined;
};

const wordsOf = (text: string | null): string | undefined =>
  text?.replaceAll(/\s+/g, " ").trim().slice(0, maxWords).trim().toWellFormed() || undefined;

const priceOf = (text: string | null): string | undefined => {
  const match = /^0*(\d{1,9})(?:\.(\d{1,3}))?$/.exec(text?.trim() ?? "");
  if (!match) return undefined;
  const fraction = match[2]?.replace(/0+$/, "");
  return fraction ? `${match[1]}.${fraction}` : match[1];
};

const starOf = (text: string | null): number | undefined => {
  const value = /^[1-5](\.\d)?$/.test(text ?? "") ? Number(text) : NaN;
  return value >= 1 && value <= 5 ? value : undefined;
};

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

/** Reads the address of a search; whatever it can't mean anything by is left out. */
export const parseSearch = (params: URLSearchParams): Search => {
  const cid = idOf(params.get("cid"));
  const name = wordsOf(params.get("name"));
  const sort = searchSorts.find((value) => value === params.get("sort"));
  // A name beside a category is the category's own; alone it is what is looked for.
  const title = wordsOf(params.get("keyword")) ?? wordsOf(params.get("title")) ?? (cid ? undefined : name);
  return given({
    cid,
    pid: cid ? idOf(params.get("pid")) : undefined,
    name: cid ? name : undefined,
    title,
    brandId: idOf(params.get("brandId")),
    merId: idOf(params.get("merId")),
    minStar: starOf(params.get("minStar")),
    minPrice: priceOf(params.get("minPrice")),
    maxPrice: priceOf(params.get("maxPrice")),
    inStock: params.get("inStock") === "true" ? (true as const) : undefined,
    options: optionsOf(params),
    sort,
    page: Math.min(idOf(params.get("page")) ?? 1, maxPages),
  });
};

const optionText = (options: Search["options"]): string | undefined =>
  Object.entries(options)
    .flatMap(([name, values]) => values.map((value) => `${name}:${value}`))
    .join(",") || undefined;

/** Name and value of each query parameter, in one fixed order. */
export const searchQuery = (search: Search): { name: string; value: string }[] =>
  Object.entries({
    cid: search.cid,
    pid: search.pid,
    name: search.name,
    title: search.title,
    brandId: search.brandId,
    merId: search.merId,
    minStar: search.minStar,
    minPrice: search.minPrice,
    maxPrice: search.maxPrice,
    inStock: search.inStock,
    optionValues: optionText(search.options),
    sort: search.sort,
    page: search.page > 1 ? search.page : undefined,
  }).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value: String(value) }]));

/** The address of a search. */
export const searchAddress = (search: Search): string => {
  const text = new URLSearchParams(searchQuery(search).map(({ name, value }) => [name, value])).toString();
  return text ? `${paths.search}?${text}` : paths.search;
};

/** A search that differs in some points: it begins at its first page again unless a page is given. */
export const changeSearch = (search: Search, change: Partial<Record<keyof Search, unknown>>): Search =>
  given({ ...search, page: 1, ...change }) as Search;

/** With a value of an option set, or taken back where it is set. */
export const toggleOption = (search: Search, name: string, value: string): Search => {
  const old = search.options[name] ?? [];
  const values = old.includes(value) ? old.filter((entry) => entry !== value) : [...old, value].toSorted();
  const { [name]: _gone, ...others } = search.options;
  const all = values.length > 0 ? { ...others, [name]: values } : others;
  const options = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return changeSearch(search, { options });
};

/** Without anything that narrows it: category and words stay. */
export const withoutFilters = ({ cid, pid, name, title, sort }: Search): Search =>
  given({ cid, pid, name, title, sort, options: {}, page: 1 });

/** Whether something besides category and words narrows the list. */
export const isNarrowed = ({
  brandId,
  merId,
  minStar,
  minPrice,
  maxPrice,
  inStock,
  options,
}: Search): boolean =>
  [brandId, merId, minStar, minPrice, maxPrice, inStock].some((value) => value !== undefined) ||
  Object.keys(options).length > 0;

/** The search as the marketplace is asked for its filters. */
export const filtersOf = (search: Search): ProductFilters => {
  const { cid, title, brandId, merId, minStar, minPrice, maxPrice, inStock, options } = search;
  const optionValues = optionText(options);
  return given({ keyword: title, cid, brandId, merId, minStar, minPrice, maxPrice, inStock, optionValues });
};

const orders: Record<SearchSort, ProductSearch> = {
  sales: { salesOrder: "desc" },
  "price-asc": { priceOrder: "asc" },
  "price-desc": { priceOrder: "desc" },
  new: { sort: "new" },
  star: { sort: "star" },
};

/** The search as the marketplace is asked for goods. */
export const listQueryOf = (search: Search): ProductSearch => ({
  ...filtersOf(search),
  ...(search.sort && orders[search.sort]),
  page: search.page,
  limit: limits.searchPageSize,
});

/** All goods of a shop. */
export const shopProductsHref = (merId: number): string => searchAddress({ merId, options: {}, page: 1 });
