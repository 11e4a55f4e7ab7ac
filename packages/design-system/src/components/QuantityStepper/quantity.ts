export interface QuantityRange {
  min: number;
  max: number;
  step: number;
}

/** The nearest whole quantity within the range. */
export const clampQuantity = (value: number, { min, max }: QuantityRange): number =>
  Math.min(Math.max(Math.round(value), min), Math.max(min, max));

/** Parses a typed quantity; null if invalid. Accepts full-width and local digits. */
export function parseQuantity(text: string): number | null {
  const digits = text
    .normalize("NFKC")
    .trim()
    .replace(/\p{Nd}/gu, toAsciiDigit);
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

/** Unicode encodes each script's ten digits consecutively, starting at a code point that ends in its zero. */
function toAsciiDigit(digit: string): string {
  let code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - 1)) && value < 9) {
    code -= 1;
    value += 1;
  }
  return String(value);
}

/** Quantity after a key of the spin button pattern, or null for other keys. */
export function quantityByKey(key: string, value: number, range: QuantityRange): number | null {
  const bigStep = range.step * 10;
  switch (key) {
    case "ArrowUp":
      return clampQuantity(value + range.step, range);
    case "ArrowDown":
      return clampQuantity(value - range.step, range);
    case "PageUp":
      return clampQuantity(value + bigStep, range);
    case "PageDown":
      return clampQuantity(value - bigStep, range);
    case "Home":
      return range.min;
    case "End":
      return Number.isFinite(range.max) ? range.max : value;
    default:
      return null;
  }
}
