/**
 * Decimals of currencies that don't have two (ISO 4217). `Intl` isn't used, because it follows common usage:
 * HUF and LAK have none there, and a price of 3.20 would be displayed as 3 but charged as 3.20.
 */
const otherDigits: Readonly<Record<string, number>> = {
  BHD: 3,
  BIF: 0,
  CLF: 4,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  UYI: 0,
  UYW: 4,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/** Decimals of an amount in this currency (ISO 4217 code), stored and displayed: JPY 0, KWD 3, most 2. */
export const minorDigits = (currency: string): number => otherDigits[currency.toUpperCase()] ?? 2;
