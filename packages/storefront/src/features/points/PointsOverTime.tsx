import type { PointMonth } from "@carmine/api/hooks";
import { PointsPlot } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";

/** Whether there is data to plot. */
export const hasPlotData = (months: readonly PointMonth[]): boolean =>
  months.some(({ points }) => points > 0);

export interface PointsOverTimeProps {
  /** Oldest first. */
  readonly months: readonly PointMonth[];
  /** Accessible name of the plot. */
  readonly label: string;
}

/** Plot of the points at the end of each month. */
export const PointsOverTime = ({ months, label }: PointsOverTimeProps): ReactElement => {
  const intl = useIntl();
  const monthName = ({ year, month }: PointMonth): string =>
    intl.formatDate(new Date(Date.UTC(year, month - 1, 15)), { month: "short", timeZone: "UTC" });
  return (
    <PointsPlot
      label={label}
      points={months.map((month) => ({
        label: monthName(month),
        value: month.points,
        text: intl.formatMessage(
          { defaultMessage: "{count, plural, one {# point} other {# points}}", description: "In a plot" },
          { count: month.points },
        ),
      }))}
      formatTick={(value) => intl.formatNumber(value)}
      table={{
        label: intl.formatMessage({
          defaultMessage: "Show as a table",
          description: "Opens the table of a plot",
        }),
        columns: [
          intl.formatMessage({ defaultMessage: "Month", description: "Column of a table" }),
          intl.formatMessage({ defaultMessage: "Points", description: "Column of points, and other places" }),
        ],
      }}
    />
  );
};
