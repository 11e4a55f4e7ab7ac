import { limits } from "@carmine/api/contract";
import type { ApiClient } from "@carmine/api/client";
import { queries, type ShopProductSearch } from "@carmine/api/hooks";
import { sortQueries } from "../../../../features/catalogue/search-address.ts";
import type { SearchInShop } from "../../../../features/shops/shop-address.ts";

/** The filters of everything that a shop sells. */
export const shopFacets = (api: ApiClient, shopId: number) => queries.productFacets(api, { merId: shopId });

/** The products of a shop as the marketplace is asked for them. */
export const shopListQueryOf = ({
  id,
  cid,
  search,
  minPrice,
  maxPrice,
  sort,
  page,
}: SearchInShop): ShopProductSearch => ({
  merId: id,
  ...(cid !== undefined && { cid }),
  ...(search !== undefined && { keyword: search }),
  ...(minPrice !== undefined && { minPrice }),
  ...(maxPrice !== undefined && { maxPrice }),
  ...(sort && sortQueries[sort]),
  page,
  limit: limits.searchPageSize,
});
