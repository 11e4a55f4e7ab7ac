import type { BodyOf, cartReset } from "@carmine/api/contract";
import type { CartGroup, CartItem, Sku } from "@carmine/api/hooks";
import { sumMoney } from "@carmine/i18n";
import { maxLowStock } from "../../../features/products/max-low-stock.ts";

/** Ids of deselected rows; new rows are selected. */
export type DeselectedRows = ReadonlySet<number>;

/** Whether a row can be ordered; other rows show a disabled checkbox. */
export const isBuyable = ({ isAvailable, stock }: CartItem): boolean => isAvailable && stock > 0;

export const tickedLines = (lines: readonly CartItem[], unticked: DeselectedRows): CartItem[] =>
  lines.filter((line) => isBuyable(line) && !unticked.has(line.id));

/** State of the checkbox for several rows: all, none or some of the rows that can be ordered. */
export const tickOf = (lines: readonly CartItem[], unticked: DeselectedRows): boolean | "mixed" => {
  const buyable = lines.filter(isBuyable);
  const ticked = tickedLines(buyable, unticked).length;
  if (ticked === 0) return false;
  return ticked === buyable.length ? true : "mixed";
};

export const withTicks = (
  unticked: DeselectedRows,
  ids: readonly number[],
  ticked: boolean,
): DeselectedRows => {
  const next = new Set(unticked);
  for (const id of ids) {
    if (ticked) next.delete(id);
    else next.add(id);
  }
  return next;
};

/** Request body that replaces the sku of a row, limited to the maximum quantity. */
export const resetBody = (line: CartItem, { id }: Sku, quantity: number): BodyOf<typeof cartReset> => ({
  id: line.id,
  productId: line.productId,
  unique: id,
  num: quantity,
});

export interface CartTotals {
  readonly itemCount: number;
  readonly unitCount: number;
  /** Decimal text. */
  readonly sum: string;
}

/** Totals of the selected rows with the quantities that the server confirmed. */
export const totalsOf = (
  lines: readonly CartItem[],
  unticked: DeselectedRows,
  digits?: number,
): CartTotals => {
  const ticked = tickedLines(lines, unticked);
  return {
    itemCount: ticked.length,
    unitCount: ticked.reduce((count, line) => count + line.quantity, 0),
    sum: sumMoney(
      ticked.map(({ price, quantity }) => ({ price, count: quantity })),
      digits,
    ),
  };
};

/** Whether the cart shows the number of units left. */
export const isScarce = ({ stock }: Pick<CartItem, "stock">): boolean => stock > 0 && stock <= maxLowStock;

/** The cart with another quantity of an item. */
export const withQuantity = (groups: readonly CartGroup[], id: number, quantity: number): CartGroup[] =>
  groups.map((group) => ({
    ...group,
    items: group.items.map((item) => (item.id === id ? { ...item, quantity } : item)),
  }));

/** The cart without some items, and without empty shops. */
export const withoutLines = (groups: readonly CartGroup[], ids: readonly number[]): CartGroup[] =>
  groups
    .map((group) => ({ ...group, items: group.items.filter(({ id }) => !ids.includes(id)) }))
    .filter(({ items }) => items.length > 0);
