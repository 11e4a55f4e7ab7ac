import { salesPeriods } from "@carmine/api/contract";
import { Segments } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";

interface PeriodChoiceProps {
  days: number;
  onChange: (days: number) => void;
}

/** Period of the sales on the overview. */
export const PeriodChoice = ({ days, onChange }: PeriodChoiceProps) => {
  const intl = useIntl();
  return (
    <Segments
      label={intl.formatMessage({ defaultMessage: "Period", description: "Console overview: field" })}
      value={String(days)}
      onValueChange={(value) => onChange(Number(value))}
      segments={salesPeriods.map((period) => ({
        value: String(period),
        label: intl.formatMessage(
          { defaultMessage: "{count} days", description: "Console overview: period" },
          { count: period },
        ),
      }))}
    />
  );
};
