export {
  bcp47,
  defaultLocale,
  localeNames,
  localeOf,
  locales,
  negotiateLocale,
  type Locale,
} from "./locales.ts";
export { alternates, localizedPath, stripLocale, type Alternate } from "./paths.ts";
export {
  compareMoney,
  formatMoney,
  minorUnits,
  savingPercent,
  subtractMoney,
  sumMoney,
  type Amount,
  type MoneyOptions,
  type MoneyParts,
} from "./money.ts";
export { readWireTime, relativeParts, timeLeft, wireTimeZone } from "./dates.ts";
