import type { SavedProduct } from "@carmine/api/hooks";
import { newsOf } from "./saved-state.ts";

export interface MovePlan {
  /** Can go into the cart at once. */
  readonly ready: readonly { readonly product: SavedProduct; readonly skuId: number }[];
  /** Have to be asked about first. */
  readonly toChoose: readonly SavedProduct[];
  /** How many stay, and why. */
  readonly soldOut: number;
  readonly gone: number;
}

/** What moving these products into the cart means. */
export const movePlan = (products: readonly SavedProduct[]): MovePlan => {
  const there = products.filter((product) => !["gone", "soldOut"].includes(newsOf(product)));
  return {
    ready: there.flatMap((product) => (product.skuId === null ? [] : [{ product, skuId: product.skuId }])),
    toChoose: there.filter(({ skuId }) => skuId === null),
    soldOut: products.filter((product) => newsOf(product) === "soldOut").length,
    gone: products.filter((product) => newsOf(product) === "gone").length,
  };
};
