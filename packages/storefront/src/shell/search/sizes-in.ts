import type { Facet } from "@carmine/api/contract";

export interface OfferedSize {
  /** Formatted size: "205/55 R16", "205/60". */
  readonly size: string;
  /** Product count of the size. */
  readonly count: number;
}

const most = 4;

/**
 * The sizes of a search for width and profile, sorted by product count. If all have the same rim, the facets don't
 * contain it, and sizes consist of width and profile.
 */
export const sizesIn = (facets: readonly Pick<Facet, "key" | "values">[]): OfferedSize[] => {
  const valuesOf = (name: string) =>
    (facets.find(({ key }) => key === `option:${name}`)?.values ?? [])
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count);
  const [widths, profiles, rims] = [valuesOf("width"), valuesOf("profile"), valuesOf("rim")];
  const width = widths.find(({ selected }) => selected);
  const profile = profiles.find(({ selected }) => selected);
  if (!width || !profile) return [];
  const sizes =
    rims.length > 0
      ? rims.map(({ value, count }) => ({ size: `${width.value}/${profile.value} R${value}`, count }))
      : [
          { size: `${width.value}/${profile.value}`, count: profile.count },
          ...profiles
            .filter((other) => other !== profile)
            .map(({ value, count }) => ({ size: `${width.value}/${value}`, count })),
          ...widths
            .filter((other) => other !== width)
            .map(({ value, count }) => ({ size: `${value}/${profile.value}`, count })),
        ];
  return sizes.slice(0, most);
};
