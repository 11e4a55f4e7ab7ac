import type { CouponSearch, ShopProductSearch } from "@carmine/api/hooks";

const perShelf = 5;

/** Queries of best sellers and new products, one row each. */
export const bestSellers = (merId: number, limit = perShelf): ShopProductSearch => ({
  merId,
  salesOrder: "desc",
  page: 1,
  limit,
});

/** Best sellers for the narrower list next to the filters. */
export const bestSellersInRow = (merId: number): ShopProductSearch => bestSellers(merId, 4);

export const newest = (merId: number): ShopProductSearch => ({
  merId,
  sort: "new",
  page: 1,
  limit: perShelf,
});

export type ShelfName = "best" | "newest" | "all";

/**
 * The rows of a shop's home page. Best sellers need at least one sale, and with a few products several rows would
 * show the same ones.
 */
export const shelvesOf = ({ total, hasSold }: { total: number; hasSold: boolean }): ShelfName[] => [
  ...(hasSold ? (["best"] as const) : []),
  ...(total > 10 ? (["newest"] as const) : []),
  ...(total > 5 || !hasSold ? (["all"] as const) : []),
];

/** Coupons below the first row of products: as many as fit in one row. */
export const someCoupons = (shopId: number): CouponSearch => ({ shopId, page: 1, limit: 4 });

/** All products in the shop's own order. */
export const ownOrder = (merId: number): ShopProductSearch => ({ merId, page: 1, limit: 10 });
