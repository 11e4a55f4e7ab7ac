import type { RankedSummary } from "@carmine/api/hooks";
import { compareMoney } from "@carmine/i18n";

/** The best rated and the cheapest product are searched in the first places only. */
const among = 10;
/** With fewer places no reason is given. */
const leastAmong = 3;
/** Fewer reviews aren't representative. */
const leastReviews = 5;
/** Minimum number of places gained for a reason on the podium, which doesn't show rank changes otherwise. */
const leastGain = 3;
const gainsSaid = 3;

/** Reason to mention a product in a ranking; each is computed from numbers. */
export type Reason =
  | { readonly kind: "bestRated" | "lowestPrice"; readonly count: number }
  | { readonly kind: "topSize"; readonly size: string }
  | { readonly kind: "gained"; readonly places: number };

/** The item that is better than each of the others; undefined if no item is. */
const onlyFirst = <Item>(items: readonly Item[], isBetter: (a: Item, b: Item) => boolean): Item | undefined =>
  items.find((item) => items.every((other) => other === item || isBetter(item, other)));

/**
 * At most one reason for each product, the rarest first; most have none.
 * @returns reasons by product id
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
