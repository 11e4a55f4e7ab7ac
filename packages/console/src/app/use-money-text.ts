import { minorDigits } from "@carmine/api/contract";
import { currencySymbol, formatMoney } from "@carmine/i18n";
import { useIntl, useLocale } from "@carmine/i18n/react";
import { useWorkspace } from "./workspace.ts";

/** Formats amounts like `Money`, for texts: “$5.00”, in the marketplace's currency or in another one (ISO 4217). */
export const useMoneyText = () => {
  const intl = useIntl();
  const locale = useLocale();
  const { user } = useWorkspace();
  return (
    amount: string | number,
    currency = user.currency,
    notation: "standard" | "compact" = "standard",
  ): string =>
    // Browsers lack the words for thousands and millions in Lao.
    notation === "compact" && locale !== "lao"
      ? intl.formatNumber(Number(amount), {
          style: "currency",
          currency,
          currencyDisplay: "narrowSymbol",
          notation,
        })
      : formatMoney(amount, {
          locale,
          symbol: currencySymbol(currency, locale),
          digits: notation === "compact" ? 0 : minorDigits(currency),
        }).text;
};
