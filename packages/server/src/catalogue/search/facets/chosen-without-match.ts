import type { CountedValue, FacetCounts, ValueFacet } from "../facet-counts.ts";
import type { ValueNames } from "../engine/count-facets.ts";
import type { Filters } from "../query/filters.ts";

/**
 * Adds chosen brands, shops and options without results, so that shoppers see which filter to remove. Values that don't
 * exist are omitted.
 */
export const withChosen = (counts: FacetCounts, filters: Filters, names: ValueNames): FacetCounts => {
  const values = new Map(counts.values);
  const add = (facet: ValueFacet, value: string, name: string | null | undefined): void => {
    const counted: readonly CountedValue[] = values.get(facet) ?? [];
    if (name === undefined || counted.some((other) => other.value === value)) return;
    values.set(facet, [...counted, { value, name, count: 0 }]);
  };
  for (const id of filters.brandIds) add("brandId", String(id), names.brands.get(id));
  for (const id of filters.merIds) add("merId", String(id), names.shops.get(id));
  for (const [key, chosen] of filters.options)
    if (names.optionKeys.has(key))
      for (const value of chosen) add(`option:${key}`, value, names.options.get(`${key}:${value}`) ?? null);
  return { ...counts, values };
};
