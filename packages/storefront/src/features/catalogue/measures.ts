import type { Facet } from "@carmine/api/contract";

/** Option names of a tire size, in the order in which it is written. */
export const measures = ["width", "profile", "rim"] as const;

export interface Measure {
  readonly name: (typeof measures)[number];
  readonly label: string;
  readonly options: readonly string[];
  readonly defaultValue: string | undefined;
}

/** The measures of a department's products, each with its most common value; empty if one of them is missing. */
export const measuresOf = (facets: readonly Facet[]): Measure[] => {
  const found = measures.flatMap((name) => {
    const facet = facets.find(({ key }) => key === `option:${name}`);
    if (!facet || facet.values.length === 0) return [];
    const commonest = facet.values.toSorted((a, b) => b.count - a.count)[0]?.value;
    return [
      { name, label: facet.name, options: facet.values.map(({ value }) => value), defaultValue: commonest },
    ];
  });
  return found.length === measures.length ? found : [];
};
