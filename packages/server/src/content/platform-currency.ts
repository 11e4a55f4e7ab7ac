import type { PlatformCurrency } from "../database/schema/content.ts";

/** The sign of a currency as English writes it, "$", "CA$". */
const symbolOf = (currency: string): string =>
  new Intl.NumberFormat("en", { style: "currency", currency })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? currency;

/** What the wire says of the configured currency (ISO 4217) where the operator has said nothing else. */
export const platformCurrencyOf = (currency: string): PlatformCurrency => ({
  country: "",
  currency,
  symbol: symbolOf(currency),
  ID: "1",
});
