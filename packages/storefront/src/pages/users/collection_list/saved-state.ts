import type { SavedProduct } from "@carmine/api/hooks";
import { compareMoney } from "@carmine/i18n";
import { maxLowStock } from "../../../features/products/max-low-stock.ts";

export type SavedNews = "gone" | "soldOut" | "back" | "dropped" | "few" | "none";

type Facts = Pick<SavedProduct, "isSold" | "isBack" | "stock" | "price" | "savedPrice">;

/** Whether the price is lower than when the product was saved. */
export const isCheaper = ({ price, savedPrice }: Pick<Facts, "price" | "savedPrice">): boolean =>
  savedPrice !== null && compareMoney(price, savedPrice) < 0;

/** The most important change of a saved product. */
export const newsOf = (product: Facts): SavedNews => {
  const { isSold, isBack, stock } = product;
  if (!isSold) return "gone";
  if (stock === 0) return "soldOut";
  if (isBack) return "back";
  if (isCheaper(product)) return "dropped";
  return stock !== null && stock <= maxLowStock ? "few" : "none";
};
