/** `"12.5"` → `1250` for two digits. Rounding removes the error of floating point; amounts are exact. */
export const minorOfAmount = (amount: string, digits: number): number =>
  Math.round(Number(amount) * 10 ** digits);

/** `1250` → `"12.50"` for two digits. */
export const amountOfMinor = (minor: number, digits: number): string =>
  (minor / 10 ** digits).toFixed(digits);
