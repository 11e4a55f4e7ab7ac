import type { DemoPastLine, DemoPastOrder } from "../order-types.ts";
import { pastShoppers } from "../past-shoppers.ts";
import type { DemoCategory, DemoProduct } from "../types.ts";
import { dealRounds } from "./deals.ts";
import { departmentsOf } from "./departments.ts";
import type { PastStock } from "./past-stock.ts";
import { between, seeded } from "./random.ts";

/**
 * Periods in which best sellers were ordered: the last two weeks and the month before. `daysAgo` is the end of the
 * period, `days` its length, and `share` how many of the best sellers were ordered. An order takes four days to arrive.
 */
const periods = [
  { daysAgo: 4, days: 3, share: 0.9 },
  { daysAgo: 8, days: 6, share: 0.7 },
  { daysAgo: 31, days: 25, share: 0.8 },
];
const mostLines = 8;
/** Maximum number of categories per department. */
const mostKinds = 2;
const mostSellers = 300;

/** Units sold of the first and last best seller, plus a random number. */
const pieces = { first: 14, last: 2, chance: 3 };

/**
 * Recent orders for the rankings. They combine products of the same kind, which don't count as often bought
 * together.
 * @param products the best sellers first
 */
export const recentOrdersOf = (
  products: readonly DemoProduct[],
  categories: readonly DemoCategory[],
  stock: PastStock,
): DemoPastOrder[] => {
  const random = seeded(20261127);
  // Units of a deal are counted by its round.
  const sellers = products.filter(({ key }) => dealRounds[key] === undefined).slice(0, mostSellers);
  const placeOf = new Map(sellers.map((product, place) => [product, place]));
  const wantedOf = (product: DemoProduct): number => {
    const share = (placeOf.get(product) ?? 0) / sellers.length;
    const usual = Math.round(pieces.first - share * (pieces.first - pieces.last));
    return Math.max(1, usual + between(random, -pieces.chance, pieces.chance));
  };
  const departments = departmentsOf(categories);
  const kinds = [...Map.groupBy(sellers, ({ category }) => departments.get(category)).values()].flatMap(
    (own) =>
      [...Map.groupBy(own, ({ category }) => category).values()]
        .toSorted((a, b) => b.length - a.length)
        .slice(0, mostKinds),
  );
  return periods.flatMap(({ daysAgo, days, share }) =>
    kinds.flatMap((kind, place): DemoPastOrder[] => {
      const lines = kind
        .filter(() => random() < share)
        .slice(0, mostLines)
        .flatMap((product): DemoPastLine[] => {
          const line = stock.take(product, undefined, wantedOf(product)) ?? stock.take(product, undefined, 1);
          return line ? [line] : [];
        });
      return lines.length === 0
        ? []
        : [
            {
              lines,
              daysAgo: daysAgo + ((place * 7) % days),
              shopper: between(random, 0, pastShoppers.length - 1),
            },
          ];
    }),
  );
};
