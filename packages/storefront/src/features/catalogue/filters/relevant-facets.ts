import type { Facet } from "@carmine/api/contract";
import type { Search } from "../search-params.ts";

const optionOf = (key: string): string | undefined =>
  key.startsWith("option:") ? key.slice("option:".length) : undefined;

/** Whether a value of the facet is selected. */
const isUsed = ({ key }: Facet, search: Search): boolean => {
  const option = optionOf(key);
  if (option !== undefined) return (search.optionValues[option] ?? []).length > 0;
  return (
    (key === "brandId" && search.brandId.length > 0) ||
    (key === "merId" && search.merId.length > 0) ||
    (key === "minStar" && search.minStar !== undefined) ||
    (key === "price" && (search.minPrice !== undefined || search.maxPrice !== undefined))
  );
};

/** Whether a choice would remove some products of the list. */
const canNarrow = ({ key, values, min, max }: Facet): boolean => {
  const [first] = values;
  switch (key) {
    case "price":
      return min !== max;
    case "minStar":
      // Each value includes the higher ones.
      return values.some(({ count }) => count !== first?.count);
    case "brandId":
    case "merId":
      return values.length > 1;
    default:
      return optionOf(key) === undefined || values.length > 1;
  }
};

/**
 * The filters that a shopper can use: the selected ones, and others that narrow the list. Without a category or
 * words, options such as a tire width don't apply to most of the products.
 */
export const relevantFacets = (search: Search, facets: readonly Facet[]): Facet[] => {
  const isUnspecific = search.cid === undefined && search.title === "";
  return facets.filter(
    (facet) =>
      isUsed(facet, search) || (canNarrow(facet) && !(isUnspecific && optionOf(facet.key) !== undefined)),
  );
};
