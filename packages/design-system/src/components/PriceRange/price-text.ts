/** Formats minor units for the field: with two digits, 1250 is "12.50" and 1200 is "12". */
export function writePrice(minor: number | null, digits: number): string {
  if (minor === null) return "";
  const amount = minor / 10 ** digits;
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(digits);
}

/**
 * Parses a typed price; a comma is also a decimal separator.
 * @returns minor units, rounded; null for empty text, undefined for an invalid price
 */
export function readPrice(text: string, digits: number): number | null | undefined {
  const plain = text.trim().replace(",", ".");
  if (plain === "") return null;
  const amount = Number(plain);
  return Number.isFinite(amount) && amount >= 0 ? Math.round(amount * 10 ** digits) : undefined;
}
