import type { WireLocale } from "@carmine/api/contract";
import { textIn } from "../../../shared/localized-text.ts";
import { type FacetCount, maxOptionValues, maxValues, offeredStars, priceIntervals } from "../facet-count.ts";
import { type FacetKey, leastAverage } from "../matching.ts";
import type { Filters } from "../query/filters.ts";
import { type Condition, conditionsOf, holdsAll, skuCondition, type SkuCondition } from "./conditions.ts";
import type { ListedProduct, Listing } from "./listing.ts";
import { wordsIn } from "./search-listing.ts";

type Products = readonly ListedProduct[];

const countOf = (
  key: FacetCount["key"],
  value: string,
  count: number,
  { name = null, low = null, high = null }: Partial<Pick<FacetCount, "name" | "low" | "high">> = {},
): FacetCount => ({ key, value, name, count, low, high, isPartial: false });

const countWhere = (products: Products, condition: Condition): number => {
  let count = 0;
  for (const product of products) if (condition(product)) count += 1;
  return count;
};

/** Counts numbers. */
class Tally {
  readonly counts = new Map<number, number>();

  add(id: number): void {
    this.counts.set(id, (this.counts.get(id) ?? 0) + 1);
  }

  /** Most products first, at most `max` of them. */
  commonest(max: number, compare: (a: number, b: number) => number): [id: number, count: number][] {
    return [...this.counts].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || compare(a, b)).slice(0, max);
  }
}

const byText = (a: number, b: number): number => (String(a) < String(b) ? -1 : 1);

const owners = (
  key: "brandId" | "merId",
  products: Products,
  idOf: (product: ListedProduct) => number | null,
  nameOf: (product: ListedProduct) => string | null,
): FacetCount[] => {
  const names = new Map<number, string | null>();
  const tally = new Tally();
  for (const product of products) {
    const id = idOf(product);
    if (id === null) continue;
    tally.add(id);
    names.set(id, nameOf(product));
  }
  return tally
    .commonest(maxValues, byText)
    .map(([id, count]) => countOf(key, String(id), count, { name: names.get(id) ?? null }));
};

const prices = (products: Products): FacetCount[] => {
  const [first] = products;
  if (!first) return [];
  let [low, high] = [first, first];
  for (const product of products) {
    if (product.cents < low.cents) low = product;
    if (product.cents > high.cents) high = product;
  }
  // Whole cents, because an end of an interval that is no exact number would move a price into its neighbor.
  const from = low.cents;
  const width = high.cents + 1 - from;
  const tally = new Tally();
  for (const { cents } of products) tally.add(Math.floor(((cents - from) * priceIntervals) / width) + 1);
  const ends = { low: low.priceText, high: high.priceText };
  return [...tally.counts].map(([interval, count]) => countOf("price", String(interval), count, ends));
};

type PlainFacet = Exclude<FacetKey, `option:${string}`>;

type CountPlain = (products: Products, fits: SkuCondition | null) => FacetCount[];

const plainFacets: Record<PlainFacet, CountPlain> = {
  cid: (products) => {
    const tally = new Tally();
    for (const { categories } of products) for (const id of categories) tally.add(id);
    return [...tally.counts].map(([id, count]) => countOf("cid", String(id), count));
  },
  brandId: (products) =>
    owners(
      "brandId",
      products,
      ({ brandId }) => brandId,
      ({ brandName }) => brandName,
    ),
  merId: (products) =>
    owners(
      "merId",
      products,
      ({ merchantId }) => merchantId,
      ({ shopName }) => shopName,
    ),
  minStar: (products) =>
    offeredStars
      .map((star) =>
        countOf(
          "minStar",
          String(star),
          countWhere(products, (product) => product.star >= leastAverage(star)),
        ),
      )
      .filter(({ count }) => count > 0),
  // With options chosen it is their sku that has to be in stock.
  inStock: (products, fits) => {
    const count = countWhere(
      products,
      ({ isInStock, skus }) => isInStock && (!fits || skus.some((sku) => sku.isInStock && fits(sku))),
    );
    return count === 0 ? [] : [countOf("inStock", "true", count)];
  },
  price: prices,
};

const isPlain = (key: FacetKey): key is PlainFacet => key in plainFacets;

/** Facets of the skus that fit what is chosen elsewhere, each once. */
const facetsOfSkus = (skus: ListedProduct["skus"], fits: SkuCondition): ReadonlySet<number> =>
  new Set(skus.filter(fits).flatMap(({ facets }) => facets));

const countAt = (counts: Uint32Array, place: number): number => counts[place] ?? 0;

const options = (
  products: Products,
  { facets }: Listing,
  locale: WireLocale,
  fits: SkuCondition | null,
  isWanted: (key: string) => boolean,
): FacetCount[] => {
  // One cell for each facet of the marketplace: a map would be most of the work.
  const counts = new Uint32Array(facets.length);
  for (const product of products)
    for (const place of fits ? facetsOfSkus(product.skus, fits) : product.facets)
      counts[place] = countAt(counts, place) + 1;
  const found: number[] = [];
  for (let place = 0; place < counts.length; place += 1)
    if (countAt(counts, place) > 0 && isWanted(facets[place]?.key ?? "")) found.push(place);
  return found
    .toSorted((a, b) => countAt(counts, b) - countAt(counts, a))
    .slice(0, maxOptionValues)
    .flatMap((place) => {
      const facet = facets[place];
      if (!facet) return [];
      const { key, value, name } = facet;
      return countOf(`option:${key}`, value, countAt(counts, place), { name: name && textIn(name, locale) });
    });
};

/**
 * Counts the facets of a search like `countFacets`, on the listing in memory.
 * @param chosen facets that have a choice
 */
export const countListing = async (
  listing: Listing,
  filters: Filters,
  chosen: readonly FacetKey[],
  locale: WireLocale,
): Promise<FacetCount[]> => {
  const words = await wordsIn(listing, filters);
  const matchesOf = (without?: FacetKey) =>
    listing.products.filter(holdsAll(conditionsOf(listing, filters, words, without)));
  const chosenOptions = new Set(filters.options.keys());
  const all = matchesOf();
  const fits = skuCondition(listing, filters);
  return [
    countOf("total", "", all.length),
    ...Object.entries(plainFacets).flatMap(([key, count]) =>
      chosen.some((facet) => facet === key) ? [] : count(all, fits),
    ),
    ...options(all, listing, locale, fits, (key) => !chosenOptions.has(key)),
    ...chosen.flatMap((facet) => {
      const products = matchesOf(facet);
      const others = skuCondition(listing, filters, facet);
      if (isPlain(facet)) return plainFacets[facet](products, others);
      return options(products, listing, locale, others, (key) => facet === `option:${key}`);
    }),
  ];
};
