/** Minor units as they stand in the field: 1250 with two digits is "12.50", 1200 is "12". */
export function writePrice(minor: number | null, digits: number): string {
  if (minor === null) return "";
  const amount = minor / 10 ** digits;
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(digits);
}

/**
 * Reads a typed price; a comma is a decimal point too.
 *
 * @returns minor units, rounded; null for an empty text, undefined for what is no price
 */
export function readPrice(text: string, digits: number): number | null | undefined {
  const plain = text.trim().replace(",", ".");
  if (plain === "") return null;
  const amount = Number(plain);
  return Number.isFinite(amount) && amount >= 0 ? Math.round(amount * 10 ** digits) : undefined;
}
