import type { DemoProduct } from "../types.ts";
import { care } from "./care.ts";
import { goods } from "./goods.ts";
import { tires } from "./tires.ts";
import { wheels } from "./wheels.ts";

/** Products of the list of best sellers, which stands on the same page. */
const listed = 20;
const most = 20;

const sold = (a: DemoProduct, b: DemoProduct): number => b.virtualSales - a.virtualSales;

const products = [...tires, ...wheels, ...care, ...goods];
const bestSellers = new Set(products.toSorted(sold).slice(0, listed));

const isReduced = ({ skus }: DemoProduct): boolean => skus.some(({ listPrice }) => listPrice !== undefined);
const isInStock = ({ skus }: DemoProduct): boolean => skus.some(({ stock }) => stock > 0);

/** Reduced products of each brand that no best seller list shows, those that sell best first. */
const byBrand = [
  ...Map.groupBy(
    products.filter((product) => isReduced(product) && isInStock(product) && !bestSellers.has(product)),
    ({ brand }) => brand,
  ).values(),
].map((ofBrand) => ofBrand.toSorted(sold));

/** Products of the flash deals: one of every brand, then a second one of each, until there are enough. */
export const dealProducts: readonly DemoProduct[] = Array.from({ length: most }, (_, round) =>
  byBrand.flatMap((ofBrand) => ofBrand[round] ?? []),
)
  .flat()
  .slice(0, most);
