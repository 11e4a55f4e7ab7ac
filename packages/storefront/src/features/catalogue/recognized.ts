import type { DataOf, Facet, productList } from "@carmine/api/contract";
import { sortedOptions } from "./option-values.ts";
import { changeSearch, type Search } from "./search-params.ts";

export type Recognized = NonNullable<DataOf<typeof productList>["recognized"]>;

/** The search with the options recognized in its keywords as filters, for chips and title. */
export const resolveSearch = (search: Search, recognized: Recognized | null | undefined): Search => {
  if (!recognized) return search;
  const options: Record<string, readonly string[]> = { ...search.optionValues };
  for (const { key, value } of recognized.options) options[key] = [...(options[key] ?? []), value];
  return { ...search, title: recognized.words, optionValues: sortedOptions(options) };
};

/** The options of a tire size, in the order in which it is written. */
export const sizeOptions = ["width", "profile", "rim"] as const;

/** The formatted tire size if a search has exactly one. */
export const sizeOf = ({ optionValues }: Pick<Search, "optionValues">): string | undefined => {
  const [width, profile, rim] = sizeOptions.map((name) => {
    const values = optionValues[name] ?? [];
    return values.length === 1 ? values[0] : undefined;
  });
  return width && profile && rim ? `${width}/${profile} R${rim}` : undefined;
};

/** The search for title and breadcrumb: a recognized size is formatted, with selected filters applied. */
export const displayedSearch = (
  search: Search,
  resolvedSearch: Search,
  isRecognized: boolean,
): string | undefined => {
  if (!isRecognized) return resolvedSearch.title || undefined;
  const size = sizeOf(resolvedSearch) ?? (resolvedSearch.title === "" ? search.title : undefined);
  return [resolvedSearch.title, size].filter(Boolean).join(" · ") || undefined;
};

const sizeNames: readonly string[] = sizeOptions;

/** The search without the size; its other options stay. */
export const withoutSize = (search: Search): Search =>
  changeSearch(search, {
    optionValues: Object.fromEntries(
      Object.entries(search.optionValues).filter(([name]) => !sizeNames.includes(name)),
    ),
  });

export interface NeighboringSize {
  readonly size: string;
  /** Product count of the size. */
  readonly count: number;
  readonly search: Search;
}

/** Maximum number of chips that fit next to the size. */
const mostNeighbors = 3;

/** Sizes that differ in one part and have results with the rest of the search, sorted by product count. */
export const neighboringSizes = (
  search: Search,
  facets: readonly Pick<Facet, "key" | "values">[],
): NeighboringSize[] =>
  sizeOptions
    .flatMap((name) => {
      const facet = facets.find(({ key }) => key === `option:${name}`);
      return (facet?.values ?? [])
        .filter(({ value, count }) => count > 0 && !search.optionValues[name]?.includes(value))
        .flatMap(({ value, count }) => {
          const other = changeSearch(search, { optionValues: { ...search.optionValues, [name]: [value] } });
          const size = sizeOf(other);
          return size === undefined ? [] : [{ size, count, search: other }];
        });
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostNeighbors);
