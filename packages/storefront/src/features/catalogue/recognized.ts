import type { DataOf, Facet, productList } from "@carmine/api/contract";
import { changeSearch, type Search } from "./search-address.ts";

export type Recognized = NonNullable<DataOf<typeof productList>["recognized"]>;

/**
 * The search with what its words named as options of their own, and the words without them: what chips and the title
 * speak of. A facet that was chosen instead of a word counts.
 */
export const spelledOut = (search: Search, recognized: Recognized | null | undefined): Search => {
  if (!recognized) return search;
  const options: Record<string, readonly string[]> = { ...search.options };
  for (const { key, value } of recognized.options) options[key] = [...(options[key] ?? []), value];
  const sorted = Object.fromEntries(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const { page } = search;
  return changeSearch(search, { title: recognized.words || undefined, options: sorted, page });
};

/** The options that make a tire size, in the order in which it is written. */
export const sizeOptions = ["width", "profile", "rim"] as const;

/** A tire size as it is written, where a search asks for exactly one. */
export const sizeOf = ({ options }: Pick<Search, "options">): string | undefined => {
  const [width, profile, rim] = sizeOptions.map((name) => {
    const values = options[name] ?? [];
    return values.length === 1 ? values[0] : undefined;
  });
  return width && profile && rim ? `${width}/${profile} R${rim}` : undefined;
};

/**
 * What a search asks for, as its title and its breadcrumb say it: a size that was typed is said as a size, and a filter
 * that was chosen instead changes it.
 */
export const askedFor = (search: Search, meant: Search, isRecognized: boolean): string | undefined => {
  if (!isRecognized) return meant.title;
  const size = sizeOf(meant) ?? (meant.title === undefined ? search.title : undefined);
  return [meant.title, size].filter(Boolean).join(" · ") || undefined;
};

const sizeNames: readonly string[] = sizeOptions;

/** The search without the size; its other options stay. */
export const withoutSize = (search: Search): Search =>
  changeSearch(search, {
    options: Object.fromEntries(Object.entries(search.options).filter(([name]) => !sizeNames.includes(name))),
  });

export interface NeighboringSize {
  readonly size: string;
  /** Products that are found with it. */
  readonly count: number;
  readonly search: Search;
}

/** Chips that fit beside the size. */
const mostNeighbors = 3;

/** Sizes that differ in one part and are found with the rest of the search, those with most products first. */
export const neighboringSizes = (
  search: Search,
  facets: readonly Pick<Facet, "key" | "values">[],
): NeighboringSize[] =>
  sizeOptions
    .flatMap((name) => {
      const facet = facets.find(({ key }) => key === `option:${name}`);
      return (facet?.values ?? [])
        .filter(({ value, count }) => count > 0 && !search.options[name]?.includes(value))
        .flatMap(({ value, count }) => {
          const other = changeSearch(search, { options: { ...search.options, [name]: [value] } });
          const size = sizeOf(other);
          return size === undefined ? [] : [{ size, count, search: other }];
        });
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostNeighbors);
