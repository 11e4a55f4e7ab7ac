import type { RankedSummary } from "@carmine/api/hooks";
import { compareMoney } from "@carmine/i18n";

/** Among so many first places the best rated and the cheapest are looked for. */
const among = 10;
/** Of fewer places nothing is worth saying. */
const leastAmong = 3;
/** Fewer reviews say little. */
const leastReviews = 5;
/** The first places don't show how they have moved: a gain of so many is worth a reason. The others say it anyway. */
const leastGain = 3;
const gainsSaid = 3;

/** What sets a product of a ranking apart; each comes from numbers. */
export type Reason =
  | { readonly kind: "bestRated" | "lowestPrice"; readonly count: number }
  | { readonly kind: "topSize"; readonly size: string }
  | { readonly kind: "gained"; readonly places: number };

/** The only one that none of the others comes up to. */
const onlyFirst = <Item>(items: readonly Item[], isBetter: (a: Item, b: Item) => boolean): Item | undefined =>
  items.find((item) => items.every((other) => other === item || isBetter(item, other)));

/**
 * At most one reason for each product, the rarest first: most have none.
 * @returns by the product's id
 */
export const reasonsOf = (products: readonly RankedSummary[]): ReadonlyMap<number, Reason> => {
  const top = products.slice(0, among);
  const count = top.length;
  const isWorth = count >= leastAmong;
  const best = onlyFirst(
    top.filter(({ stars, reviewCount }) => stars !== null && reviewCount >= leastReviews),
    (a, b) => (a.stars ?? 0) > (b.stars ?? 0),
  );
  const cheapest = onlyFirst(top, (a, b) => compareMoney(a.price, b.price) < 0);
  const reasonOf = (product: RankedSummary, at: number): Reason | undefined => {
    if (isWorth && product === best) return { kind: "bestRated", count };
    if (isWorth && product === cheapest) return { kind: "lowestPrice", count };
    if (product.topSize !== null) return { kind: "topSize", size: product.topSize };
    const places = (product.placeBefore ?? 0) - at - 1;
    return at < gainsSaid && places >= leastGain ? { kind: "gained", places } : undefined;
  };
  return new Map(
    products.flatMap((product, at) => {
      const reason = reasonOf(product, at);
      return reason ? [[product.id, reason] as const] : [];
    }),
  );
};
