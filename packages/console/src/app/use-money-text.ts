import { useIntl } from "@carmine/i18n/react";
import { usePlace } from "./place.ts";

/** Formats amounts like `Money`, for texts: “$5.00”, in the marketplace's currency or in another one (ISO 4217). */
export const useMoneyText = () => {
  const intl = useIntl();
  const { user } = usePlace();
  return (
    amount: string | number,
    currency = user.currency,
    notation: "standard" | "compact" = "standard",
  ): string =>
    intl.formatNumber(Number(amount), {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      notation,
    });
};
