export {
  bcp47,
  defaultLocale,
  gregorianTag,
  listSeparator,
  localeNames,
  localeOf,
  locales,
  negotiateLocale,
  type Locale,
} from "./locales.ts";
export { alternates, localizedPath, stripLocale, type Alternate } from "./paths.ts";
export {
  currencySymbol,
  formatMoney,
  savingAmount,
  savingPercent,
  type Amount,
  type MoneyOptions,
  type MoneyParts,
} from "./money.ts";
export { compareMoney, subtractMoney, sumMoney } from "./money-sums.ts";
export { dateFormatter } from "./format-date.ts";
export { readWireTime, relativeParts, timeLeft, wireTimeZone } from "./dates.ts";
