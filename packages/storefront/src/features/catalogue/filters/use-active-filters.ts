import type { Facet, FilterName } from "@carmine/api/contract";
import { defineMessages, useIntl, useMoney, type MessageDescriptor } from "@carmine/i18n/react";
import { changeSearch, toggleId, toggleOption, type IdFilter, type Search } from "../search-params.ts";

const missing: Readonly<Record<IdFilter, MessageDescriptor>> = defineMessages({
  brandId: {
    defaultMessage: "Brand not found",
    description: "List of products: chip of a brand that the address names by a number that doesn’t exist",
  },
  merId: {
    defaultMessage: "Shop not found",
    description: "List of products: chip of a shop that the address names by a number that doesn’t exist",
  },
});

const texts = defineMessages({
  inStock: { defaultMessage: "In stock only", description: "List of products: filter and its chip" },
});

/** An active filter value and the search without it. */
export interface ActiveFilter {
  readonly id: string;
  readonly label: string;
  readonly without: Search;
}

const nameIn = (facets: readonly Facet[], key: string, value: string): string | undefined =>
  facets.find((facet) => facet.key === key)?.values.find((entry) => entry.value === value)?.name;

/** All active filter values, in the order of the filters. */
export const useActiveFilters = (search: Search, facets: readonly Facet[]): ActiveFilter[] => {
  const intl = useIntl();
  const money = useMoney();
  const one = (id: FilterName, label: string, change: Partial<Search>): ActiveFilter[] => [
    { id, label, without: changeSearch(search, change) },
  ];
  const each = (filter: IdFilter): ActiveFilter[] =>
    search[filter].map((id) => ({
      id: `${filter}:${id}`,
      label: nameIn(facets, filter, String(id)) ?? intl.formatMessage(missing[filter]),
      without: toggleId(search, filter, id),
    }));
  const options = (): ActiveFilter[] => {
    // In the order of the facets: a size is written as width, profile, rim.
    const places = new Map(facets.map(({ key }, place) => [key, place]));
    const placeOf = (name: string): number => places.get(`option:${name}`) ?? facets.length;
    return Object.entries(search.optionValues)
      .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
      .flatMap(([name, values]) => {
        const option = facets.find(({ key }) => key === `option:${name}`)?.name ?? name;
        return values.map((value) => ({
          id: `${name}:${value}`,
          label: intl.formatMessage(
            {
              defaultMessage: "{option}: {value}",
              description: "List of products: chip of an option that narrows it, such as “Size: R16”",
            },
            { option, value: nameIn(facets, `option:${name}`, value) ?? value },
          ),
          without: toggleOption(search, name, value),
        }));
      });
  };
  const price = (): ActiveFilter[] => {
    const { minPrice, maxPrice } = search;
    const low = minPrice === undefined ? undefined : money(minPrice).text;
    const high = maxPrice === undefined ? undefined : money(maxPrice).text;
    if (low === undefined && high === undefined) return [];
    const label =
      low !== undefined && high !== undefined
        ? `${low} – ${high}`
        : low !== undefined
          ? intl.formatMessage(
              { defaultMessage: "From {price}", description: "List of products: chip of a lowest price" },
              { price: low },
            )
          : intl.formatMessage(
              { defaultMessage: "Up to {price}", description: "List of products: chip of a highest price" },
              { price: high },
            );
    return one("minPrice", label, { minPrice: undefined, maxPrice: undefined });
  };
  const { minStar, inStock } = search;
  // In the order of the filters.
  const chips: Readonly<Record<FilterName, readonly ActiveFilter[]>> = {
    optionValues: options(),
    minPrice: price(),
    // Part of the `minPrice` chip.
    maxPrice: [],
    brandId: each("brandId"),
    minStar:
      minStar === undefined
        ? []
        : one(
            "minStar",
            intl.formatMessage(
              {
                defaultMessage: "{stars, plural, one {# star} other {# stars}} and up",
                description: "List of products: chip of a lowest rating",
              },
              { stars: minStar },
            ),
            { minStar: undefined },
          ),
    merId: each("merId"),
    inStock: inStock ? one("inStock", intl.formatMessage(texts.inStock), { inStock: false }) : [],
  };
  return Object.values(chips).flat();
};
