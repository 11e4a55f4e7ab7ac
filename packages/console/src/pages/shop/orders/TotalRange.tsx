import { minorDigits } from "@carmine/api/contract";
import { NumberField, Stack } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useWorkspace } from "../../../app/workspace.ts";
import { amountsOf } from "./order-filters.ts";

interface TotalRangeProps {
  /** "10-50", with one end missing "10-" or "-50"; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

const numberOf = (amount: string | undefined): number | null =>
  amount === undefined ? null : Number(amount);

/** Lowest and highest total of an order. */
const TotalRange = ({ value, onChange }: TotalRangeProps) => {
  const intl = useIntl();
  const { currency } = useWorkspace().user;
  const { min, max } = amountsOf(value);
  const change = (from: number | null, to: number | null): void =>
    onChange(from === null && to === null ? "" : `${from ?? ""}-${to ?? ""}`);
  const field = {
    size: "sm",
    buttons: false,
    min: 0,
    max: 999_999_999,
    formatOptions: { maximumFractionDigits: minorDigits(currency) },
    end: currency,
  } as const;
  return (
    <Stack gap={12}>
      <NumberField
        {...field}
        label={intl.formatMessage({ defaultMessage: "At least", description: "Console orders: total" })}
        value={numberOf(min)}
        onValueChange={(from) => change(from, numberOf(max))}
      />
      <NumberField
        {...field}
        label={intl.formatMessage({ defaultMessage: "At most", description: "Console orders: total" })}
        value={numberOf(max)}
        onValueChange={(to) => change(numberOf(min), to)}
      />
    </Stack>
  );
};

export default TotalRange;
