import type { ShippingRate } from "@carmine/api/contract";
import { useIntl } from "@carmine/i18n/react";
import { useMoneyText } from "../../../app/use-money-text.ts";

/** A rate in words: “$5.00 for 1 kg, then $1.25 per 0.5 kg”. */
export const useRateText = () => {
  const intl = useIntl();
  const money = useMoneyText();
  const rateText = ({ by, first, firstFee, next, nextFee }: ShippingRate): string => {
    if (by === "flat")
      return Number(firstFee) === 0
        ? intl.formatMessage({ defaultMessage: "Free", description: "Console shipping: rate of 0" })
        : intl.formatMessage(
            { defaultMessage: "{fee} per order", description: "Console shipping: rate" },
            { fee: money(firstFee) },
          );
    const values = {
      fee: money(firstFee),
      first: Number(first),
      nextFee: money(nextFee),
      next: Number(next),
    };
    return by === "piece"
      ? intl.formatMessage(
          {
            defaultMessage:
              "{fee} for {first, plural, one {# item} other {# items}}, then {nextFee} per {next, plural, one {item} other {# items}}",
            description: "Console shipping: rate",
          },
          values,
        )
      : intl.formatMessage(
          {
            defaultMessage: "{fee} for {first, number} kg, then {nextFee} per {next, number} kg",
            description: "Console shipping: rate",
          },
          values,
        );
  };
  return { money, rateText };
};
