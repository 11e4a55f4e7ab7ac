import * as paths from "../../app/paths.ts";
import type { ListPlace } from "../catalogue/list-place.ts";
import { filterParams, searchParams, sort, sortPrices, type Search } from "../catalogue/search-params.ts";
import { id, listParams, page, words } from "../list-params.ts";

const { merId: _shop, ...shopFilters } = filterParams;

/** The products of a shop: `cid` is a category of the shop, and the keywords are called `search`. */
export const shopProductParams = listParams(
  paths.shopProducts,
  { id, cid: id, search: words(200), ...shopFilters, sort, page },
  sortPrices,
);

export const readShopSearch = (params: URLSearchParams): Search => {
  const { id: _id, search, ...rest } = shopProductParams.read(params);
  return { ...searchParams.defaults, ...rest, title: search };
};

/** The products of a shop; all of them without a search. */
export const shopSearchHref = (shopId: number, search: Partial<Search> = {}): string =>
  shopProductParams.href({ ...search, id: shopId, search: search.title ?? "" });

/** The products of a shop as a list page. */
export const shopListPlace = (shopId: number): ListPlace => ({
  path: paths.shopProducts,
  query: (search) => shopProductParams.query({ ...search, id: shopId, search: search.title }),
  href: (search) => shopSearchHref(shopId, search),
});
