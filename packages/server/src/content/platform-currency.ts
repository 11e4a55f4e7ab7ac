import { currencySymbol } from "@carmine/i18n";
import type { PlatformCurrency } from "../database/schema/content.ts";

/** Wire data of the configured currency (ISO 4217) without operator settings. */
export const platformCurrencyOf = (currency: string): PlatformCurrency => ({
  country: "",
  currency,
  symbol: currencySymbol(currency),
  ID: "1",
});
