/** Options that may stand in the address under their own name: a plain form can't join them. */
export const plainOptions = ["width", "profile", "rim"] as const;

/** Query parameters of the search page. */
export const searchParameters = [
  "cid",
  "pid",
  "name",
  "title",
  "keyword",
  "brandId",
  "merId",
  "minStar",
  "minPrice",
  "maxPrice",
  "inStock",
  "optionValues",
  "sort",
  "page",
  ...plainOptions,
] as const;
