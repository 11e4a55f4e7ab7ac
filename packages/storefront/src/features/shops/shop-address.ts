import * as paths from "../../app/paths.ts";
import { searchSorts, type SearchSort } from "../catalogue/search-address.ts";
import { idOf, inOrder, pageOf, searchFields } from "../catalogue/search-fields.ts";

export type ShopTab = "home" | "category" | "coupon" | "qualification";

const pathOfTab = {
  home: paths.shop,
  category: paths.shopProducts,
  coupon: paths.shopCoupons,
  qualification: paths.shopQualification,
} as const satisfies Readonly<Record<ShopTab, string>>;

/** One of the pages of a shop. */
export const shopTabHref = (tab: ShopTab, id: number): string => `${pathOfTab[tab]}?id=${id}`;

/** The id in the address of a shop's page; undefined where it is none. */
export const shopIdOf = (params: URLSearchParams): number | undefined => idOf(params.get("id"));

/** A search inside of a shop, as its address says it. */
export interface SearchInShop {
  readonly id: number;
  /** One of the shop's own categories. */
  readonly cid?: number | undefined;
  readonly search?: string | undefined;
  readonly minPrice?: string | undefined;
  readonly maxPrice?: string | undefined;
  readonly sort?: SearchSort | undefined;
  /** From 1. */
  readonly page: number;
}

/** Query parameters of a search inside of a shop, in the order in which they are written. */
export const searchInShopNames = ["id", "cid", "search", "minPrice", "maxPrice", "sort", "page"] as const;

export const parseSearchInShop = (params: URLSearchParams, id: number): SearchInShop =>
  inOrder({
    id,
    cid: idOf(params.get("cid")),
    search: searchFields.title(params.get("search") ?? ""),
    minPrice: searchFields.minPrice(params.get("minPrice") ?? ""),
    maxPrice: searchFields.maxPrice(params.get("maxPrice") ?? ""),
    sort: searchSorts.find((sort) => sort === params.get("sort")),
    page: pageOf(params.get("page")),
  });

/** The same search with another choice, from its first page on. */
export const changeSearchInShop = (search: SearchInShop, change: Partial<SearchInShop>): SearchInShop => ({
  ...search,
  page: 1,
  ...change,
});

/** The parameters of a search that are set. */
export const searchInShopFields = (search: SearchInShop): { name: string; value: string }[] =>
  searchInShopNames.flatMap((name) => {
    const value = search[name];
    return value === undefined || (name === "page" && value === 1) ? [] : [{ name, value: String(value) }];
  });

export const searchInShopHref = (search: SearchInShop): string => {
  const query = new URLSearchParams(searchInShopFields(search).map(({ name, value }) => [name, value]));
  return `${paths.shopProducts}?${query.toString()}`;
};
