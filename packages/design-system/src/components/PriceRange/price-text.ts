/** Minor units as they stand in the field: 1250 with two digits is "12.5", with none "1250". */
export const writePrice = (minor: number | null, digits: number): string =>
  minor === null ? "" : String(minor / 10 ** digits);

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
