import { minorUnits, type Amount } from "@carmine/i18n";

/** Price × pieces as decimal text. */
export const timesPrice = (price: Amount, count: number, currency: string): string =>
  (Number(price) * count).toFixed(minorUnits(currency));

/** What is saved against the list price, as decimal text; `undefined` where it is nothing. */
export const savedAmount = (
  price: Amount,
  listPrice: Amount | null | undefined,
  currency: string,
): string | undefined => {
  const saved = Number(listPrice ?? 0) - Number(price);
  const text = saved.toFixed(minorUnits(currency));
  return Number(text) > 0 ? text : undefined;
};
