import type { CartLine, CartShop } from "@carmine/api/contract";
import { limits } from "@carmine/api/contract";
import { sumMoney } from "@carmine/i18n";

/** Ids of the lines that the shopper took the tick from; what is new in the cart is ticked. */
export type Unticked = ReadonlySet<number>;

/** A line that can be ordered; others keep their place without a tick. */
export const isBuyable = ({ attrStatus, stock }: CartLine): boolean => attrStatus && stock > 0;

export const tickedLines = (lines: readonly CartLine[], unticked: Unticked): CartLine[] =>
  lines.filter((line) => isBuyable(line) && !unticked.has(line.id));

/** What the box over some lines shows: all, none or some of those that can be ordered. */
export const tickOf = (lines: readonly CartLine[], unticked: Unticked): boolean | "mixed" => {
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

export interface CartTotals {
  readonly goods: number;
  readonly pieces: number;
  /** Decimal text. */
  readonly sum: string;
}

/** What is ticked, by what the server has settled: a number that is still on its way changes no sum. */
export const totalsOf = (lines: readonly CartLine[], unticked: Unticked, currency?: string): CartTotals => {
  const ticked = tickedLines(lines, unticked);
  return {
    goods: ticked.length,
    pieces: ticked.reduce((count, line) => count + line.cartNum, 0),
    sum: sumMoney(
      ticked.map(({ price, cartNum }) => ({ price, count: cartNum })),
      currency,
    ),
  };
};

/** Most pieces of a line: its stock, or the limit of a line. */
export const maxQuantityOf = ({ stock }: Pick<CartLine, "stock">): number =>
  Math.max(limits.cartLine.min, Math.min(stock, limits.cartLine.max));

/** Below this many pieces the cart says how many are left. */
const fewPieces = 5;
export const isScarce = ({ stock }: Pick<CartLine, "stock">): boolean => stock > 0 && stock <= fewPieces;

/** The cart with another number of pieces in a line. */
export const withQuantity = (shops: readonly CartShop[], id: number, cartNum: number): CartShop[] =>
  shops.map((shop) => ({
    ...shop,
    cartInfoList: shop.cartInfoList.map((line) => (line.id === id ? { ...line, cartNum } : line)),
  }));

/** The cart without some lines, and without shops that have none left. */
export const withoutLines = (shops: readonly CartShop[], ids: readonly number[]): CartShop[] =>
  shops
    .map((shop) => ({ ...shop, cartInfoList: shop.cartInfoList.filter(({ id }) => !ids.includes(id)) }))
    .filter((shop) => shop.cartInfoList.length > 0);
