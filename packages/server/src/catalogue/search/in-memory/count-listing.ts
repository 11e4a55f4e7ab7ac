import type { WireLocale } from "@carmine/api/contract";
import { textIn } from "../../../shared/localized-text.ts";
import { type FacetCount, maxOptionValues, maxValues, offeredStars, priceIntervals } from "../facet-count.ts";
import type { FacetKey } from "../matching.ts";
import type { Filters } from "../query/filters.ts";
import { conditionsOf, holdsAll, optionCondition } from "./conditions.ts";
import type { ListedProduct, Listing } from "./listing.ts";
import { wordsIn } from "./search-listing.ts";

type Products = readonly ListedProduct[];

const countOf = (key: FacetCount["key"], value: string, count: number): FacetCount => ({
  key,
  value,
  name: null,
  count,
  low: null,
  high: null,
  isPartial: false,
});

/** How many products have each of the numbers that `idsOf` names. */
const tally = (
  products: Products,
  idsOf: (product: ListedProduct) => readonly number[],
): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const product of products) for (const id of idsOf(product)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

/** Most products first, at most `max` of them. */
const commonest = (counts: Map<number, number>, max: number, compare: (a: number, b: number) => number) =>
  [...counts].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || compare(a, b)).slice(0, max);

const byText = (a: number, b: number): number => (String(a) < String(b) ? -1 : 1);

const owners = (
  key: "brandId" | "merId",
  products: Products,
  ownerOf: (product: ListedProduct) => { id: number | null; name: string | null },
): FacetCount[] => {
  const names = new Map<number, string | null>();
  const counts = tally(products, (product) => {
    const { id, name } = ownerOf(product);
    if (id === null) return [];
    names.set(id, name);
    return [id];
  });
  return commonest(counts, maxValues, byText).map(([id, count]) => ({
    ...countOf(key, String(id), count),
    name: names.get(id) ?? null,
  }));
};

const cents = (price: number): number => Math.round(price * 100);

const prices = (products: Products): FacetCount[] => {
  const [first] = products;
  if (!first) return [];
  let [low, high] = [first, first];
  for (const product of products) {
    if (product.price < low.price) low = product;
    if (product.price > high.price) high = product;
  }
  // Whole cents, because an end of an interval that is no exact number would move a price into its neighbor.
  const from = cents(low.price);
  const width = cents(high.price) + 1 - from;
  const counts = tally(products, ({ price }) => [
    Math.floor(((cents(price) - from) * priceIntervals) / width) + 1,
  ]);
  return [...counts].map(([interval, count]) => ({
    ...countOf("price", String(interval), count),
    low: low.priceText,
    high: high.priceText,
  }));
};

type PlainFacet = Exclude<FacetKey, `option:${string}`>;

const plainFacets: Record<PlainFacet, (products: Products) => FacetCount[]> = {
  cid: (products) =>
    [...tally(products, ({ categories }) => categories)].map(([id, count]) =>
      countOf("cid", String(id), count),
    ),
  brandId: (products) =>
    owners("brandId", products, ({ brandId, brandName }) => ({ id: brandId, name: brandName })),
  merId: (products) =>
    owners("merId", products, ({ merchantId, shopName }) => ({ id: merchantId, name: shopName })),
  minStar: (products) =>
    offeredStars
      .map((star) =>
        countOf("minStar", String(star), products.filter((product) => product.star >= star).length),
      )
      .filter(({ count }) => count > 0),
  inStock: (products) => {
    const count = products.filter(({ isInStock }) => isInStock).length;
    return count === 0 ? [] : [countOf("inStock", "true", count)];
  },
  price: prices,
};

const isPlain = (key: FacetKey): key is PlainFacet => key in plainFacets;

/** Facets of a product, or of those of its skus that have the options chosen elsewhere; each once. */
const facetsOf = (hasOptions: ReturnType<typeof optionCondition>) => (product: ListedProduct) =>
  hasOptions === null
    ? product.facets
    : [...new Set(product.skus.filter(hasOptions).flatMap(({ facets }) => facets))];

const options = (
  products: Products,
  { facets }: Listing,
  locale: WireLocale,
  hasOptions: ReturnType<typeof optionCondition>,
  isWanted: (key: string) => boolean,
): FacetCount[] => {
  const counts = tally(products, facetsOf(hasOptions));
  for (const place of counts.keys()) if (!isWanted(facets[place]?.key ?? "")) counts.delete(place);
  return commonest(counts, maxOptionValues, (a, b) => a - b).flatMap(([place, count]) => {
    const facet = facets[place];
    if (!facet) return [];
    const { key, value, name } = facet;
    return [{ ...countOf(`option:${key}`, value, count), name: name && textIn(name, locale) }];
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
  const isOption = (key: string): boolean => chosen.includes(`option:${key}`);
  const all = matchesOf();
  return [
    countOf("total", "", all.length),
    ...Object.entries(plainFacets).flatMap(([key, count]) =>
      chosen.some((facet) => facet === key) ? [] : count(all),
    ),
    ...options(all, listing, locale, optionCondition(listing, filters), (key) => !isOption(key)),
    ...chosen.flatMap((facet) => {
      const products = matchesOf(facet);
      if (isPlain(facet)) return plainFacets[facet](products);
      return options(
        products,
        listing,
        locale,
        optionCondition(listing, filters, facet),
        (key) => facet === `option:${key}`,
      );
    }),
  ];
};
