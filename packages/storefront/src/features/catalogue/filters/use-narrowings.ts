import type { Facet } from "@carmine/api/contract";
import { defineMessages, useIntl, useMoney, type MessageDescriptor } from "@carmine/i18n/react";
import { changeSearch, idsOf, toggleId, toggleOption, type Search } from "../search-address.ts";
import { listFields } from "../search-fields.ts";

const missing: Readonly<Record<keyof typeof listFields, MessageDescriptor>> = defineMessages({
  brand: {
    defaultMessage: "Brand not found",
    description: "List of products: chip of a brand that the address names by a number that doesn’t exist",
  },
  shop: {
    defaultMessage: "Shop not found",
    description: "List of products: chip of a shop that the address names by a number that doesn’t exist",
  },
});

const texts = defineMessages({
  inStock: { defaultMessage: "In stock only", description: "List of products: filter and its chip" },
});

/** Something that narrows a search, in words, and the search without it. */
export interface Narrowing {
  readonly id: string;
  readonly label: string;
  readonly without: Search;
}

const nameIn = (facets: readonly Facet[], key: string, value: string): string | undefined =>
  facets.find((facet) => facet.key === key)?.values.find((entry) => entry.value === value)?.name;

/** Each thing that narrows a search, in the order of the filters. */
export const useNarrowings = (search: Search, facets: readonly Facet[]): Narrowing[] => {
  const intl = useIntl();
  const money = useMoney();
  const found: Narrowing[] = [];
  const add = (id: keyof Search, label: string, change: Partial<Record<keyof Search, undefined>>): void => {
    found.push({ id, label, without: changeSearch(search, change) });
  };
  // In the order of the filters: a size reads width, profile, rim.
  const places = new Map(facets.map(({ key }, place) => [key, place]));
  const placeOf = ([name]: [string, unknown]): number => places.get(`option:${name}`) ?? facets.length;
  for (const [name, values] of Object.entries(search.options).toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const option = facets.find(({ key }) => key === `option:${name}`)?.name ?? name;
    for (const value of values)
      found.push({
        id: `${name}:${value}`,
        label: intl.formatMessage(
          {
            defaultMessage: "{option}: {value}",
            description: "List of products: chip of an option that narrows it, such as “Size: R16”",
          },
          { option, value: nameIn(facets, `option:${name}`, value) ?? value },
        ),
        without: toggleOption(search, name, value),
      });
  }
  const { minPrice, maxPrice, minStar, inStock } = search;
  if (minPrice !== undefined || maxPrice !== undefined) {
    const low = minPrice === undefined ? undefined : money(minPrice).text;
    const high = maxPrice === undefined ? undefined : money(maxPrice).text;
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
    add("minPrice", label, { minPrice: undefined, maxPrice: undefined });
  }
  const addEach = (list: keyof typeof listFields): void => {
    const field = listFields[list];
    for (const id of idsOf(search, list))
      found.push({
        id: `${field}:${id}`,
        label: nameIn(facets, field, String(id)) ?? intl.formatMessage(missing[list]),
        without: toggleId(search, list, id),
      });
  };
  addEach("brand");
  if (minStar !== undefined)
    add(
      "minStar",
      intl.formatMessage(
        {
          defaultMessage: "{stars, number} stars and up",
          description: "List of products: chip of a lowest rating",
        },
        { stars: minStar },
      ),
      { minStar: undefined },
    );
  addEach("shop");
  if (inStock) add("inStock", intl.formatMessage(texts.inStock), { inStock: undefined });
  return found;
};
