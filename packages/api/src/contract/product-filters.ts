import * as z from "zod/mini";
import { searchWords, textField } from "./fields.ts";
import { messageKeys } from "./message-keys.ts";
import { flagInput, idInput, idListInput, priceAmount } from "./values.ts";

const direction = z.enum(["asc", "desc"]);

/**
 * The filters of product lists, in the search and in a shop. The storefront has a parameter of the same name in its URLs,
 * whose type is checked against this table, and the server a condition (CONTRIBUTING.md, Adding a filter).
 */
export const productFilters = {
  minPrice: z.optional(priceAmount),
  maxPrice: z.optional(priceAmount),
  /** Products of any of these brands; shops likewise. */
  brandId: z.optional(idListInput),
  merId: z.optional(idListInput),
  minStar: z.optional(z.coerce.number<string | number>().check(z.minimum(1), z.maximum(5))),
  /** `width:205,rim:16`: values of one option are alternatives, options are combined. */
  optionValues: z.optional(textField("verbatim", messageKeys.wrongParameter, z.maxLength(1000))),
  inStock: z.optional(flagInput),
};

export type FilterName = keyof typeof productFilters;

/** Facet keys of the filters. Both price filters share `price`; option facets have their own keys (`option:rim`). */
export type FilterFacet = Exclude<FilterName, "minPrice" | "maxPrice" | "optionValues"> | "price";

/** Keywords, category and order of a product list. */
export const productListing = {
  /** As typed; the server understands a tire size written any way. */
  keyword: searchWords(200),
  /** A category of any level; its descendants are included. */
  cid: z.optional(idInput),
  priceOrder: z.optional(direction),
  /** Takes precedence over `priceOrder`. */
  salesOrder: z.optional(direction),
  sort: z.optional(z.enum(["new", "star"])),
};
