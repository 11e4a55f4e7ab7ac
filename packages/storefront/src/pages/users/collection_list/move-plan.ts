import type { SavedProduct } from "@carmine/api/hooks";
import { newsOf } from "./saved-state.ts";

export interface MovePlan {
  /** Products that can be added to the cart immediately. */
  readonly ready: readonly { readonly product: SavedProduct; readonly skuId: number }[];
  /** Products whose options must be selected first. */
  readonly toChoose: readonly SavedProduct[];
  /** Counts of products that stay, by reason. */
  readonly soldOut: number;
  readonly gone: number;
}

/** Plans moving products to the cart. */
export const movePlan = (products: readonly SavedProduct[]): MovePlan => {
  const there = products.filter((product) => !["gone", "soldOut"].includes(newsOf(product)));
  return {
    ready: there.flatMap((product) => (product.skuId === null ? [] : [{ product, skuId: product.skuId }])),
    toChoose: there.filter(({ skuId }) => skuId === null),
    soldOut: products.filter((product) => newsOf(product) === "soldOut").length,
    gone: products.filter((product) => newsOf(product) === "gone").length,
  };
};
