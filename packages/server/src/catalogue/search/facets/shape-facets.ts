import type { Facet, WireLocale } from "@carmine/api/contract";
import { type CategoryRow } from "../../category-tree.ts";
import { type FacetCount, offeredStars, priceIntervals } from "../facet-count.ts";
import { fixedFacetNames, starsAndUp, tireFacetNames, tireLabelFacetNames } from "./facet-names.ts";
import type { Filters } from "../query/filters.ts";
import { textIn } from "../../../shared/localized-text.ts";
import { inReadingOrder } from "../../../shared/reading-order.ts";

type Value = Facet["values"][number];

/** At most this many options are offered, those that most products of the result have. */
const maxOptions = 8;
const maxValues = 30;
/** These stand in one order in every search: the parts of a size as it is written, then the grades of a tire. */
const fixedOrder = [...Object.keys(tireFacetNames), ...Object.keys(tireLabelFacetNames)];

/** Before it is known whether every match was counted. */
type Counted = Omit<Facet, "isPartial">;

const list = (key: string, name: string, values: Value[]): Counted[] =>
  values.length === 0 ? [] : [{ key, name, type: "list", values, min: null, max: null }];

/**
 * What one can go on to: departments, then one level below everything on the way to the chosen category, and below
 * whatever has no sibling. In the order of the tree.
 */
const categoryValues = (
  rows: FacetCount[],
  filters: Filters,
  categories: readonly CategoryRow[],
  locale: WireLocale,
): Value[] => {
  const counts = new Map(rows.map(({ value, count }) => [Number(value), count]));
  const path = new Set(categories.find(({ id }) => id === filters.cid)?.path);
  const below = (pid: number): CategoryRow[] => {
    const here = categories.filter((row) => row.pid === pid && (counts.has(row.id) || path.has(row.id)));
    return here.flatMap((row) => [row, ...(path.has(row.id) || here.length === 1 ? below(row.id) : [])]);
  };
  return below(0).map(({ id, name }) => ({
    value: String(id),
    name: textIn(name, locale),
    count: counts.get(id) ?? 0,
    selected: id === filters.cid,
  }));
};

const priceFacet = (rows: FacetCount[], filters: Filters, name: string): Counted[] => {
  const [first] = rows;
  if (first?.low == null || first.high == null) return [];
  const low = Number(first.low);
  const width = (Number(first.high) + 0.01 - low) / priceIntervals;
  const counts = new Map(rows.map(({ value, count }) => [Number(value), count]));
  const from = Number(filters.minPrice ?? Number.NEGATIVE_INFINITY);
  const to = Number(filters.maxPrice ?? Number.POSITIVE_INFINITY);
  // One price is no range: the histogram of it is a single bar.
  const bars = first.low === first.high ? 1 : priceIntervals;
  const values = Array.from({ length: bars }, (_, index): Value => {
    const start = low + index * width;
    const interval = `${start.toFixed(2)}-${(start + width).toFixed(2)}`;
    return {
      value: interval,
      name: interval,
      count: counts.get(index + 1) ?? 0,
      selected: start + width > from && start <= to,
    };
  });
  return [{ key: "price", name, type: "range", values, min: first.low, max: first.high }];
};

const optionPrefix = "option:";

/** Counts of the options, by what each is called without its prefix. */
const optionsIn = (byKey: ReadonlyMap<string, FacetCount[]>): ReadonlyMap<string, FacetCount[]> =>
  new Map(
    [...byKey]
      .filter(([key]) => key.startsWith(optionPrefix))
      .map(([key, rows]) => [key.slice(optionPrefix.length), rows]),
  );

const optionFacets = (
  grouped: ReadonlyMap<string, FacetCount[]>,
  filters: Filters,
  names: ReadonlyMap<string, string>,
): Counted[] => {
  const weights = new Map(
    [...grouped].map(([key, of]) => [key, of.reduce((sum, { count }) => sum + count, 0)]),
  );
  const weigh = (key: string) => weights.get(key) ?? 0;
  const place = (key: string) => (fixedOrder.includes(key) ? fixedOrder.indexOf(key) : fixedOrder.length);
  return [...grouped.keys()]
    .filter((key) => filters.options.has(key) || (grouped.get(key)?.length ?? 0) > 1)
    .toSorted((a, b) => place(a) - place(b) || weigh(b) - weigh(a))
    .filter((key, at) => at < maxOptions || filters.options.has(key))
    .flatMap((key) => {
      const values = (grouped.get(key) ?? []).slice(0, maxValues).map(({ value, name, count }): Value => ({
        value,
        name: name ?? value,
        count,
        selected: filters.options.get(key)?.includes(value) ?? false,
      }));
      return list(`${optionPrefix}${key}`, names.get(key) ?? key, inReadingOrder(values));
    });
};

/**
 * Turns counts into the facets of the wire contract.
 * @param optionNames localised names of the options, by key
 */
export const shapeFacets = (
  counts: FacetCount[],
  filters: Filters,
  categories: readonly CategoryRow[],
  optionNames: ReadonlyMap<string, string>,
  locale: WireLocale,
): Facet[] => {
  const byKey = Map.groupBy(counts, ({ key }) => key);
  const of = (key: FacetCount["key"]) => byKey.get(key) ?? [];
  const title = (key: keyof typeof fixedFacetNames) => textIn(fixedFacetNames[key], locale);
  const named = (key: "brandId" | "merId", chosen: readonly number[]) =>
    list(
      key,
      title(key),
      of(key).map(({ value, name, count }) => ({
        value,
        name: name ?? value,
        count,
        selected: chosen.includes(Number(value)),
      })),
    );
  const stars = offeredStars.flatMap((star): Value[] => {
    const count = of("minStar").find(({ value }) => Number(value) === star)?.count;
    return count === undefined
      ? []
      : [
          {
            value: String(star),
            name: textIn(starsAndUp(star), locale),
            count,
            selected: filters.minStar === star,
          },
        ];
  });
  const inStock = of("inStock").flatMap(({ count }): Value[] =>
    count === 0 ? [] : [{ value: "true", name: title("inStock"), count, selected: filters.inStock }],
  );
  const facets: Counted[] = [
    ...list("cid", title("cid"), categoryValues(of("cid"), filters, categories, locale)),
    ...optionFacets(optionsIn(byKey), filters, optionNames),
    ...priceFacet(of("price"), filters, title("price")),
    ...named("brandId", filters.brandIds),
    ...list("minStar", title("minStar"), stars),
    ...named("merId", filters.merIds),
    ...list("inStock", title("inStock"), inStock),
  ];
  const partial = new Set<string>();
  for (const { key, isPartial } of counts) if (isPartial) partial.add(key);
  return facets.map((facet) => ({ ...facet, isPartial: partial.has(facet.key) }));
};
