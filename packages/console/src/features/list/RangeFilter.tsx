import { minorDigits } from "@carmine/api/contract";
import { MoneyField, NumberField, Stack } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { amountOfMinor, minorOfAmount } from "../../app/amounts.ts";
import { useWorkspace } from "../../app/workspace.ts";
import { boundsOf, rangeOf } from "./range.ts";

const texts = defineMessages({
  min: { defaultMessage: "Minimum", description: "Console filters: lower bound of a range" },
  max: { defaultMessage: "Maximum", description: "Console filters: upper bound of a range" },
});

interface RangeFilterProps {
  /** Amounts of money or whole numbers. */
  kind: "money" | "count";
  /** `5-12.50`; empty for none. */
  value: string;
  onChange: (range: string) => void;
}

/** Editor of a filter with a lower and an upper bound. */
const RangeFilter = ({ kind, value, onChange }: RangeFilterProps) => {
  const { min, max } = boundsOf(value);
  return (
    <Stack gap={12}>
      <Bound kind={kind} end="min" value={min} onChange={(next) => onChange(rangeOf(next, max))} />
      <Bound kind={kind} end="max" value={max} onChange={(next) => onChange(rangeOf(min, next))} />
    </Stack>
  );
};

interface BoundProps {
  kind: RangeFilterProps["kind"];
  end: keyof typeof texts;
  value: string | undefined;
  onChange: (bound: string) => void;
}

const maxCount = 999_999_999;

const Bound = ({ kind, end, value, onChange }: BoundProps) => {
  const intl = useIntl();
  const { user } = useWorkspace();
  const digits = minorDigits(user.currency);
  const label = intl.formatMessage(texts[end]);
  return kind === "money" ? (
    <MoneyField
      label={label}
      size="sm"
      currency={user.currency}
      max={maxCount * 10 ** digits}
      value={value === undefined ? null : minorOfAmount(value, digits)}
      onValueChange={(minor) => onChange(minor === null ? "" : amountOfMinor(minor, digits))}
    />
  ) : (
    <NumberField
      label={label}
      size="sm"
      buttons={false}
      min={0}
      max={maxCount}
      formatOptions={{ maximumFractionDigits: 0 }}
      value={value === undefined ? null : Number(value)}
      onValueChange={(count) => onChange(count === null ? "" : String(count))}
    />
  );
};

export default RangeFilter;
