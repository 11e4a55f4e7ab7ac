/** Up to nine digits, the maximum of catalog amounts, and a fraction of any length. */
const pattern = /^0*(\d{1,9})(?:\.(\d{1,40}))?$/;

/**
 * Canonical bound of a price filter: rounded half up to cents, without trailing zeros ("10.5"). Used by the
 * page's URL, the filter chip and the search, so that they agree.
 * @returns undefined for an invalid amount
 */
export const priceAmountOf = (value: string | number): string | undefined => {
  const [, whole, fraction = ""] = pattern.exec(String(value).trim()) ?? [];
  if (whole === undefined) return undefined;
  const digits = fraction.padEnd(3, "0");
  const cents = Number(whole) * 100 + Number(digits.slice(0, 2)) + (digits.charAt(2) >= "5" ? 1 : 0);
  return String(cents / 100);
};
