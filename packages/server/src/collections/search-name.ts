import { type savedSearchInput, wireLocales, type WireLocale } from "@carmine/api/contract";
import { listSeparator } from "@carmine/i18n";
import type * as z from "zod/mini";
import type { CategoryRow } from "../catalogue/category-tree.ts";
import type { ValueNames } from "../catalogue/search/engine/count-facets.ts";
import type { FixedFacet } from "../catalogue/search/facet-counts.ts";
import { fixedFacetNames, starsAndUp, tireFacetNames } from "../catalogue/search/facets/facet-names.ts";
import { readFilters } from "../catalogue/search/query/filters.ts";
import { textOf } from "../http/messages.ts";
import { textIn, type LocalizedText } from "../shared/localized-text.ts";
import { moneyText } from "../shared/money-text.ts";

export type SearchInput = z.output<typeof savedSearchInput>;

/** Reads the names of what a search can contain. */
export interface SearchNames {
  readonly categories: () => Promise<readonly CategoryRow[]>;
  readonly valueNames: (locale: WireLocale) => Promise<ValueNames>;
  readonly currency: string;
}

const sizeKeys = Object.keys(tireFacetNames);

/** "225/45 R17" if each part of the size is chosen once. */
const sizeOf = (options: ReadonlyMap<string, string[]>): string | undefined => {
  const [width, profile, rim] = sizeKeys.map((key) => {
    const values = options.get(key) ?? [];
    return values.length === 1 ? values[0] : undefined;
  });
  return width && profile && rim ? `${width}/${profile} R${rim}` : undefined;
};

const optionTexts = (
  options: ReadonlyMap<string, string[]>,
  names: ValueNames,
  locale: WireLocale,
): string[] => {
  const size = sizeOf(options);
  const others = [...options]
    .filter(([key]) => size === undefined || !sizeKeys.includes(key))
    .map(([key, values]) =>
      textOf("searchOption", locale, {
        option: names.optionKeys.get(key) ?? key,
        value: values
          .map((value) => names.options.get(`${key}:${value}`) ?? value)
          .join(listSeparator(locale)),
      }),
    );
  return size === undefined ? others : [size, ...others];
};

const priceTexts = (
  { minPrice, maxPrice }: Pick<SearchInput, "minPrice" | "maxPrice">,
  locale: WireLocale,
  currency: string,
): string[] => {
  const low = minPrice === undefined ? undefined : moneyText(minPrice, locale, currency);
  const high = maxPrice === undefined ? undefined : moneyText(maxPrice, locale, currency);
  if (low !== undefined && high !== undefined) return [`${low} – ${high}`];
  if (low !== undefined) return [textOf("searchPriceFrom", locale, { price: low })];
  return high === undefined ? [] : [textOf("searchPriceTo", locale, { price: high })];
};

/** Words and filters of a search in a language: "winter tires · 225/45 R17 · In stock only". */
export const searchName = async (
  search: SearchInput,
  { categories, valueNames, currency }: SearchNames,
  locale: WireLocale,
): Promise<string> => {
  const names = await valueNames(locale);
  const { options, cid, brandIds, merIds, minPrice, maxPrice, minStar, inStock } = readFilters({
    ...search,
    keyword: "",
  });
  const fixed = (key: FixedFacet): string => textIn(fixedFacetNames[key], locale);
  const category = cid === undefined ? undefined : (await categories()).find(({ id }) => id === cid);
  return [
    ...(search.keyword ? [search.keyword] : []),
    ...(category ? [textIn(category.name, locale)] : []),
    ...optionTexts(options, names, locale),
    ...priceTexts({ minPrice, maxPrice }, locale, currency),
    ...brandIds.map((id) => names.brands.get(id) ?? fixed("brandId")),
    ...(minStar === undefined
      ? []
      : [
          textOf("searchOption", locale, {
            option: fixed("minStar"),
            value: textIn(starsAndUp(minStar), locale),
          }),
        ]),
    ...merIds.map((id) => names.shops.get(id) ?? fixed("merId")),
    ...(inStock ? [fixed("inStock")] : []),
  ].join(" · ");
};

/** The name of a search in every language. */
export const searchNameInAll = async (search: SearchInput, names: SearchNames): Promise<LocalizedText> => {
  const texts = await Promise.all(
    wireLocales.map(async (locale) => [locale, await searchName(search, names, locale)] as const),
  );
  return { en: "", ...Object.fromEntries(texts) };
};
