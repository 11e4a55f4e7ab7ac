import type { DemoProduct, DemoRound } from "../types.ts";
import { care } from "./care.ts";
import { generalProducts } from "./general-products.ts";
import { between, seeded, seedOf } from "./random.ts";
import { tires } from "./tires.ts";
import { wheels } from "./wheels.ts";

/** Number of products in the best sellers on the same page. */
const listed = 20;
const most = 20;

const bySales = (a: DemoProduct, b: DemoProduct): number => b.virtualSales - a.virtualSales;

const products = [...tires, ...wheels, ...care, ...generalProducts];
const bestSellers = new Set(products.toSorted(bySales).slice(0, listed));

/** Discounted and in stock. */
export const isDeal = ({ skus }: DemoProduct): boolean =>
  skus.some(({ listPrice }) => listPrice !== undefined) && skus.some(({ stock }) => stock > 0);

/** Discounted products of each brand that no best seller list shows, by sales. */
const byBrand = [
  ...Map.groupBy(
    products.filter((product) => isDeal(product) && !bestSellers.has(product)),
    ({ brand }) => brand,
  ).values(),
].map((ofBrand) => ofBrand.toSorted(bySales));

/** Takes one item of every group, then a second one of each, until there are enough. */
export const inTurns = (groups: readonly (readonly DemoProduct[])[], count: number): DemoProduct[] =>
  Array.from({ length: count }, (_, round) => groups.flatMap((group) => group[round] ?? []))
    .flat()
    .slice(0, count);

export const dealProducts: readonly DemoProduct[] = inTurns(byBrand, most);

/** With less stock than this, a round offers most of it. */
const scarce = 30;

/**
 * A product's offer in a round. It never has more remaining units than the stock, and few only if the stock
 * is low, so that "Only 9 left" is also true of the stock.
 */
export const roundOf = ({ key, skus }: DemoProduct): DemoRound => {
  const random = seeded(seedOf(`deal ${key}`));
  const stock = skus.reduce((sum, sku) => sum + sku.stock, 0);
  // Reserves some for orders outside of the round.
  const offered = Math.max(1, Math.floor(stock * (stock <= scarce ? 0.75 : 0.9)));
  const left = stock <= scarce ? offered : Math.min(offered, between(random, 24, 90));
  const share = (stock <= scarce ? between(random, 81, 88) : between(random, 12, 76)) / 100;
  const sold = Math.round((left * share) / (1 - share));
  return { quota: left + sold, sold };
};

/** The round of each deal by product key. */
export const dealRounds: Readonly<Record<string, DemoRound>> = Object.fromEntries(
  dealProducts.map((product) => [product.key, roundOf(product)]),
);
