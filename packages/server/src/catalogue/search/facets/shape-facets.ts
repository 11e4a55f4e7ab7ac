import type { Facet, WireLocale } from "@carmine/api/contract";
import { type CategoryRow } from "../../category-tree.ts";
import {
  type CountedPrices,
  type CountedValue,
  type FacetCounts,
  type FacetKey,
  type FixedFacet,
  isOption,
  offeredStars,
  optionOf,
  type ValueFacet,
} from "../facet-counts.ts";
import { fixedFacetNames, starsAndUp, tireFacetNames, tireLabelFacetNames } from "./facet-names.ts";
import type { Filters } from "../query/filters.ts";
import { textIn } from "../../../shared/localized-text.ts";
import { inReadingOrder } from "../../../shared/reading-order.ts";

type Value = Facet["values"][number];

/** Maximum number of offered options, by number of products. */
const maxOptions = 8;
const maxValues = 30;
/** Options with a fixed order in every search: the parts of a size, then the tire grades. */
const fixedOrder = [...Object.keys(tireFacetNames), ...Object.keys(tireLabelFacetNames)];

/** Before it is known whether every match was counted. */
type Counted = Omit<Facet, "isPartial" | "key"> & { key: FacetKey };

const list = (key: FacetKey, name: string, values: Value[]): Counted[] =>
  values.length === 0 ? [] : [{ key, name, type: "list", values, min: null, max: null }];

/**
 * Selectable categories: departments, then one level below each category on the path to the chosen one, and
 * below categories without siblings. In tree order.
 */
const categoryValues = (
  counted: readonly CountedValue[],
  filters: Filters,
  categories: readonly CategoryRow[],
  locale: WireLocale,
): Value[] => {
  const counts = new Map(counted.map(({ value, count }) => [Number(value), count]));
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

const priceFacet = (prices: CountedPrices | null, filters: Filters, name: string): Counted[] => {
  if (!prices) return [];
  const low = Number(prices.low);
  const width = (Number(prices.high) + 0.01 - low) / prices.counts.length;
  const from = Number(filters.minPrice ?? Number.NEGATIVE_INFINITY);
  const to = Number(filters.maxPrice ?? Number.POSITIVE_INFINITY);
  // A single price has a histogram of one bar.
  const bars = prices.low === prices.high ? prices.counts.slice(0, 1) : prices.counts;
  const values = bars.map((count, index): Value => {
    const start = low + index * width;
    const interval = `${start.toFixed(2)}-${(start + width).toFixed(2)}`;
    return { value: interval, name: interval, count, selected: start + width > from && start <= to };
  });
  return [{ key: "price", name, type: "range", values, min: prices.low, max: prices.high }];
};

const optionFacets = (
  counted: FacetCounts["values"],
  filters: Filters,
  names: ReadonlyMap<string, string>,
): Counted[] => {
  const options = [...counted].flatMap(([facet, values]) => {
    if (!isOption(facet)) return [];
    const key = optionOf(facet);
    const place = fixedOrder.includes(key) ? fixedOrder.indexOf(key) : fixedOrder.length;
    const weight = values.reduce((sum, { count }) => sum + count, 0);
    return [{ facet, key, values, place, weight, chosen: filters.options.get(key) }];
  });
  return options
    .filter(({ values, chosen }) => chosen || values.length > 1)
    .toSorted((a, b) => a.place - b.place || b.weight - a.weight)
    .filter(({ chosen }, at) => chosen || at < maxOptions)
    .flatMap(({ facet, key, values, chosen = [] }) => {
      const offered = values.slice(0, maxValues).map(({ value, name, count }): Value => ({
        value,
        name: name ?? value,
        count,
        selected: chosen.includes(value),
      }));
      return list(facet, names.get(key) ?? key, inReadingOrder(offered));
    });
};

/**
 * Converts counts to the facets of the wire contract.
 * @param optionNames localized names of the options, by key
 */
export const shapeFacets = (
  counts: FacetCounts,
  filters: Filters,
  categories: readonly CategoryRow[],
  optionNames: ReadonlyMap<string, string>,
  locale: WireLocale,
): Facet[] => {
  const of = (key: ValueFacet) => counts.values.get(key) ?? [];
  const title = (key: FixedFacet) => textIn(fixedFacetNames[key], locale);
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
  // In the order of the page.
  const facets: Record<FixedFacet | "options", Counted[]> = {
    cid: list("cid", title("cid"), categoryValues(of("cid"), filters, categories, locale)),
    options: optionFacets(counts.values, filters, optionNames),
    price: priceFacet(counts.prices, filters, title("price")),
    brandId: named("brandId", filters.brandIds),
    minStar: list("minStar", title("minStar"), stars),
    merId: named("merId", filters.merIds),
    inStock: list("inStock", title("inStock"), inStock),
  };
  return Object.values(facets)
    .flat()
    .map((facet) => ({ ...facet, isPartial: counts.partial.has(facet.key) }));
};
