import { maxPriceAmount } from "@carmine/api/contract";

/** A symbol such as “R$”, or a code or word: a single letter is a typing error, or thousands (“5k”). */
const currencyName = /\p{L}*\p{Sc}\p{L}*|[\p{L}\p{M}]{2,}/gu;

/**
 * A typed price as decimal text: `1.234,5` and `1,234.50` are `1234.50`.
 * @param digits decimals of the currency
 * @param group the language's group separator: only with it, `1,234` is 1234
 * @returns undefined for other text, too many decimals, 0, and more than `maxPriceAmount`
 */
export const readPrice = (typed: string, digits: number, group: string): string | undefined => {
  const text = typed.replaceAll(currencyName, "").replaceAll(/[\s’']/g, "");
  const at = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const [head, tail] = at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
  const separator = text.charAt(at);
  const isGrouped = at >= 0 && (head.includes(separator) || (separator === group && tail.length === 3));
  const whole = isGrouped ? text : head || "0";
  const fraction = isGrouped ? "" : tail;
  const isWhole = /^\d+$|^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(whole);
  if (!isWhole || !/^\d*$/.test(fraction) || fraction.length > digits) return undefined;
  const price = `${Number(whole.replaceAll(/[.,]/g, ""))}${digits === 0 ? "" : `.${fraction.padEnd(digits, "0")}`}`;
  return Number(price) > 0 && Number(price) < maxPriceAmount + 1 ? price : undefined;
};
