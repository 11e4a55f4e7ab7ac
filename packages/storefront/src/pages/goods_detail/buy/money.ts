import type { Amount } from "@carmine/i18n";

/** Price × quantity as decimal text. */
export const timesPrice = (price: Amount, count: number, digits: number): string =>
  (Number(price) * count).toFixed(digits);

/** Difference to the list price as decimal text; `undefined` if there is none. */
export const savedAmount = (
  price: Amount,
  listPrice: Amount | null | undefined,
  digits: number,
): string | undefined => {
  const saved = Number(listPrice ?? 0) - Number(price);
  const text = saved.toFixed(digits);
  return Number(text) > 0 ? text : undefined;
};
