import * as paths from "../../app/paths.ts";
import type { ListPlace } from "../catalogue/list-place.ts";
import { parseSearch, searchQuery, type Search } from "../catalogue/search-address.ts";
import { searchInShopNames } from "./search-in-shop-names.ts";

/** The words are the search's `title`, and a shop calls them so. */
const wordsName = "search";

/** Everything that a shop sells. */
const everything: Search = { options: {}, page: 1 };

/** Reads a search inside of a shop, whose `cid` is one of the shop's own categories. */
export const parseSearchInShop = (params: URLSearchParams): Search => {
  const known = new URLSearchParams();
  for (const name of searchInShopNames) {
    const value = params.get(name);
    if (value !== null) known.set(name === wordsName ? "title" : name, value);
  }
  return parseSearch(known);
};

/** The parameters that a search inside of a shop sets. */
const fieldsIn = (id: number, search: Search): { name: string; value: string }[] => {
  const values = new Map(
    searchQuery(search).map(({ name, value }) => [name === "title" ? wordsName : name, value]),
  );
  values.set("id", String(id));
  return searchInShopNames.flatMap((name) => {
    const value = values.get(name);
    return value === undefined ? [] : [{ name, value }];
  });
};

/** The address of a search inside of a shop; of all that it sells where nothing is asked for. */
export const searchInShopHref = (id: number, search: Partial<Search> = {}): string => {
  const fields = fieldsIn(id, { ...everything, ...search });
  return `${paths.shopProducts}?${new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString()}`;
};

/** The products of a shop as the place of a list. */
export const placeInShop = (id: number): ListPlace => ({
  path: paths.shopProducts,
  fieldsOf: (search) => fieldsIn(id, search),
  hrefOf: (search) => searchInShopHref(id, search),
});
