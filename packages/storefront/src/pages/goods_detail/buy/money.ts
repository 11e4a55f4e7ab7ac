import type { Amount } from "@carmine/i18n";

/** Price × pieces as decimal text. */
export const timesPrice = (price: Amount, count: number, digits: number): string =>
  (Number(price) * count).toFixed(digits);

/** What is saved against the list price, as decimal text; `undefined` where it is nothing. */
export const savedAmount = (
  price: Amount,
  listPrice: Amount | null | undefined,
  digits: number,
): string | undefined => {
  const saved = Number(listPrice ?? 0) - Number(price);
  const text = saved.toFixed(digits);
  return Number(text) > 0 ? text : undefined;
};
