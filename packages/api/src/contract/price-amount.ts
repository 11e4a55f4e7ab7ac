/** Up to nine digits, as many as the catalogue's amounts have, and a fraction of any length. */
const pattern = /^0*(\d{1,9})(?:\.(\d{1,40}))?$/;

/**
 * A bound of a price filter in its one form: rounded half up to cents, without needless zeros ("10.5"). The page's
 * address, the chip that shows the filter and the search all use it, so that they mean the same amount.
 * @returns undefined for what is no amount
 */
export const priceAmountOf = (value: string | number): string | undefined => {
  const [, whole, fraction = ""] = pattern.exec(String(value).trim()) ?? [];
  if (whole === undefined) return undefined;
  const digits = fraction.padEnd(3, "0");
  const cents = Number(whole) * 100 + Number(digits.slice(0, 2)) + (digits.charAt(2) >= "5" ? 1 : 0);
  return String(cents / 100);
};
