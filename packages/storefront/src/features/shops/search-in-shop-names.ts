/**
 * Query parameters of a search inside of a shop, in the order in which they are written. Alone in a file, since the routes
 * read them at once and the rest with the page.
 */
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
