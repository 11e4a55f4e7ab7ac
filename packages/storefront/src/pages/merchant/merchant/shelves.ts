import type { CouponSearch, ShopProductSearch } from "@carmine/api/hooks";

const perShelf = 5;

/** What sells best and what is new, a row each. */
export const bestSellers = (merId: number, limit = perShelf): ShopProductSearch => ({
  merId,
  salesOrder: "desc",
  page: 1,
  limit,
});

/** The same beside the filters: one row there. */
export const bestSellersInRow = (merId: number): ShopProductSearch => bestSellers(merId, 4);

export const newest = (merId: number): ShopProductSearch => ({
  merId,
  sort: "new",
  page: 1,
  limit: perShelf,
});

export type ShelfName = "best" | "newest" | "all";

/**
 * The rows of a shop's home, from the top. What sells best needs a sale: without one it would be any row. With a few
 * products several rows would show the same.
 */
export const shelvesOf = ({ total, hasSold }: { total: number; hasSold: boolean }): ShelfName[] => [
  ...(hasSold ? (["best"] as const) : []),
  ...(total > 10 ? (["newest"] as const) : []),
  ...(total > 5 || !hasSold ? (["all"] as const) : []),
];

/** The coupons under the head: as many as stand in two rows. */
export const someCoupons = (shopId: number): CouponSearch => ({ shopId, page: 1, limit: 4 });

/** All products in the shop's own order. */
export const ownOrder = (merId: number): ShopProductSearch => ({ merId, page: 1, limit: 10 });
