import type { PlatformCurrency } from "../database/schema/content.ts";

/** Stored data of the configured currency (ISO 4217) without operator settings. */
export const platformCurrencyOf = (currency: string): PlatformCurrency => ({
  country: "",
  currency,
  ID: "1",
});
