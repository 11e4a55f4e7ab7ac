import type { CartItem } from "@carmine/api/hooks";
import { maxQuantityOf } from "../../../features/products/skus.ts";
import { isBuyable } from "./cart-model.ts";

/** A line of which fewer units are left than were wanted. */
export interface Lowered {
  readonly id: number;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The lines whose quantity is above what is left; nothing of it was asked for by the shopper just now. */
export const loweredOf = (
  lines: readonly CartItem[],
  pending: ReadonlyMap<number, number>,
): readonly Lowered[] =>
  lines
    .filter((line) => isBuyable(line) && line.quantity > maxQuantityOf(line) && !pending.has(line.id))
    .map((line) => ({ id: line.id, name: line.name, from: line.quantity, to: maxQuantityOf(line) }));
