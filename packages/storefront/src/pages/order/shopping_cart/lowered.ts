import type { CartItem } from "@carmine/api/hooks";
import { maxQuantityOf } from "../../../features/products/skus.ts";
import { isBuyable } from "./cart-model.ts";

/** A row whose quantity is above the stock. */
export interface Lowered {
  readonly id: number;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Rows whose quantity is above the stock, except those with a pending change by the shopper. */
export const loweredOf = (
  lines: readonly CartItem[],
  pending: ReadonlyMap<number, number>,
): readonly Lowered[] =>
  lines
    .filter((line) => isBuyable(line) && line.quantity > maxQuantityOf(line) && !pending.has(line.id))
    .map((line) => ({ id: line.id, name: line.name, from: line.quantity, to: maxQuantityOf(line) }));
