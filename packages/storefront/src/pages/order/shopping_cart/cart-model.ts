import type { BodyOf, cartReset } from "@carmine/api/contract";
import type { CartGroup, CartItem, Sku } from "@carmine/api/hooks";
import { sumMoney } from "@carmine/i18n";
import { fewLeft } from "../../../features/products/few-left.ts";

/** Ids of the lines that the shopper took the tick from; what is new in the cart is ticked. */
export type Unticked = ReadonlySet<number>;

/** A line that can be ordered; others keep their place without a tick. */
export const isBuyable = ({ isAvailable, stock }: CartItem): boolean => isAvailable && stock > 0;

export const tickedLines = (lines: readonly CartItem[], unticked: Unticked): CartItem[] =>
  lines.filter((line) => isBuyable(line) && !unticked.has(line.id));

/** What the box over some lines shows: all, none or some of those that can be ordered. */
export const tickOf = (lines: readonly CartItem[], unticked: Unticked): boolean | "mixed" => {
  const buyable = lines.filter(isBuyable);
  const ticked = tickedLines(buyable, unticked).length;
  if (ticked === 0) return false;
  return ticked === buyable.length ? true : "mixed";
};

export const withTicks = (unticked: Unticked, ids: readonly number[], ticked: boolean): Unticked => {
  const next = new Set(unticked);
  for (const id of ids) {
    if (ticked) next.delete(id);
    else next.add(id);
  }
  return next;
};

/** Another sku in the place of that of a line, as many of it as there may be. */
export const resetBody = (line: CartItem, { id }: Sku, quantity: number): BodyOf<typeof cartReset> => ({
  id: line.id,
  productId: line.productId,
  unique: id,
  num: quantity,
});

export interface CartTotals {
  readonly goods: number;
  readonly pieces: number;
  /** Decimal text. */
  readonly sum: string;
}

/** What is ticked, by what the server has settled: a number that is still on its way changes no sum. */
export const totalsOf = (lines: readonly CartItem[], unticked: Unticked, digits?: number): CartTotals => {
  const ticked = tickedLines(lines, unticked);
  return {
    goods: ticked.length,
    pieces: ticked.reduce((count, line) => count + line.quantity, 0),
    sum: sumMoney(
      ticked.map(({ price, quantity }) => ({ price, count: quantity })),
      digits,
    ),
  };
};

/** Whether the cart says how many are left. */
export const isScarce = ({ stock }: Pick<CartItem, "stock">): boolean => stock > 0 && stock <= fewLeft;

/** The cart with another number of pieces of an item. */
export const withQuantity = (groups: readonly CartGroup[], id: number, quantity: number): CartGroup[] =>
  groups.map((group) => ({
    ...group,
    items: group.items.map((item) => (item.id === id ? { ...item, quantity } : item)),
  }));

/** The cart without some items, and without shops that have none left. */
export const withoutLines = (groups: readonly CartGroup[], ids: readonly number[]): CartGroup[] =>
  groups
    .map((group) => ({ ...group, items: group.items.filter(({ id }) => !ids.includes(id)) }))
    .filter(({ items }) => items.length > 0);
