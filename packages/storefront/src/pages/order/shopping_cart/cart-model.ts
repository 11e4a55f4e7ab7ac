import type { BodyOf, cartReset } from "@carmine/api/contract";
import type { CartGroup, CartItem, Sku } from "@carmine/api/hooks";
import { sumMoney } from "@carmine/i18n";
import { maxLowStock } from "../../../features/products/max-low-stock.ts";

/** Ids of deselected rows; new rows are selected. */
export type DeselectedRows = ReadonlySet<number>;

/** Whether a row can be ordered; other rows show a disabled checkbox. */
export const isBuyable = ({ isAvailable, stock }: CartItem): boolean => isAvailable && stock > 0;

export const selectedLines = (lines: readonly CartItem[], deselected: DeselectedRows): CartItem[] =>
  lines.filter((line) => isBuyable(line) && !deselected.has(line.id));

/** State of the checkbox for several rows: all, none or some of the rows that can be ordered. */
export const selectionState = (lines: readonly CartItem[], deselected: DeselectedRows): boolean | "mixed" => {
  const buyable = lines.filter(isBuyable);
  const selected = selectedLines(buyable, deselected).length;
  if (selected === 0) return false;
  return selected === buyable.length ? true : "mixed";
};

export const withSelection = (
  deselected: DeselectedRows,
  ids: readonly number[],
  selected: boolean,
): DeselectedRows => {
  const next = new Set(deselected);
  for (const id of ids) {
    if (selected) next.delete(id);
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
  deselected: DeselectedRows,
  digits?: number,
): CartTotals => {
  const selected = selectedLines(lines, deselected);
  return {
    itemCount: selected.length,
    unitCount: selected.reduce((count, line) => count + line.quantity, 0),
    sum: sumMoney(
      selected.map(({ price, quantity }) => ({ price, count: quantity })),
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
