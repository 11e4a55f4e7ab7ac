/** Query parameters of a search inside of a shop, in the order in which they are written. */
export const searchInShopNames = [
  "id",
  "cid",
  "search",
  "brandId",
  "minStar",
  "minPrice",
  "maxPrice",
  "inStock",
  "optionValues",
  "sort",
  "page",
] as const;
