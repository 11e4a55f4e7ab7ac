import { searchFieldNames } from "./search-fields.ts";

/** Options that may stand in the address under their own name: a plain form can't join them. */
export const plainOptions = ["width", "profile", "rim"] as const;

/** Query parameters of the search page. */
export const searchParameters = [
  ...searchFieldNames,
  "keyword",
  "optionValues",
  "sort",
  "page",
  ...plainOptions,
] as const;
