import type { DataOf, productList } from "@carmine/api/contract";
import { changeSearch, type Search } from "../../../features/catalogue/search-address.ts";

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

/** A tire size as it is written, where a search asks for exactly one. */
export const sizeOf = ({ options }: Pick<Search, "options">): string | undefined => {
  const [width, profile, rim] = ["width", "profile", "rim"].map((name) => {
    const values = options[name] ?? [];
    return values.length === 1 ? values[0] : undefined;
  });
  return width && profile && rim ? `${width}/${profile} R${rim}` : undefined;
};
