import type { PlatformCurrency } from "../database/schema/content.ts";

/** The English symbol of a currency, such as "$" or "CA$". */
const symbolOf = (currency: string): string =>
  new Intl.NumberFormat("en", { style: "currency", currency })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? currency;

/** Wire data of the configured currency (ISO 4217) without operator settings. */
export const platformCurrencyOf = (currency: string): PlatformCurrency => ({
  country: "",
  currency,
  symbol: symbolOf(currency),
  ID: "1",
});
