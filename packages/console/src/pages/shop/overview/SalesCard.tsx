import { merchantSales, salesPeriods, type DataOf } from "@carmine/api/contract";
import { LineChart } from "@carmine/design-system/charts";
import { Segments, Skeleton } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useShopId } from "../../../app/workspace.ts";
import { useMoneyText } from "../../../app/use-money-text.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { Section } from "../../../features/list/Section.tsx";
import * as styles from "./sales.css.ts";

type Sales = DataOf<typeof merchantSales>;

const chartHeight = 200;

/** Sales of the last days as totals and a chart, compared with the days before. */
export const SalesCard = () => {
  const intl = useIntl();
  const merId = useShopId();
  const [days, setDays] = useState(30);
  const { data, error, isFetching, refetch } = useRead(
    merchantSales,
    { query: { merId, days } },
    { keepPrevious: true },
  );
  const title = intl.formatMessage({ defaultMessage: "Sales", description: "Console overview: title" });
  return (
    <Section
      title={title}
      aside={
        <Segments
          className={styles.period}
          label={intl.formatMessage({ defaultMessage: "Period", description: "Console overview: field" })}
          value={String(days)}
          onValueChange={(value) => setDays(Number(value))}
          segments={salesPeriods.map((period) => ({
            value: String(period),
            label: intl.formatMessage(
              { defaultMessage: "{count} days", description: "Console overview: period" },
              { count: period },
            ),
          }))}
        />
      }
    >
      <div className={detail.sectionLine}>
        {error && <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton style={{ blockSize: chartHeight + 80 }} />}
        {data && <Figures sales={data} label={title} />}
      </div>
    </Section>
  );
};

const Figures = ({ sales, label }: { sales: Sales; label: string }) => {
  const intl = useIntl();
  const { currency, totals, previousTotals, days } = sales;
  const moneyText = useMoneyText();
  const money = (value: number): string => moneyText(value, currency);
  const percent = (share: number): string =>
    intl.formatNumber(share, { style: "percent", maximumFractionDigits: 1 });
  const day = (text: string): string =>
    intl.formatDate(new Date(`${text}T00:00:00Z`), { month: "short", day: "numeric", timeZone: "UTC" });
  const average = ({ sales: sum, orders }: Sales["totals"]): number =>
    orders === 0 ? 0 : Number(sum) / orders;
  const returned = ({ units, refundedUnits }: Sales["totals"]): number =>
    units === 0 ? 0 : refundedUnits / units;
  const figures = [
    {
      label: intl.formatMessage({ defaultMessage: "Total sales", description: "Console overview: figure" }),
      value: money(Number(totals.sales)),
      before: money(Number(previousTotals.sales)),
    },
    {
      label: intl.formatMessage({ defaultMessage: "Orders", description: "Console: page" }),
      value: intl.formatNumber(totals.orders),
      before: intl.formatNumber(previousTotals.orders),
    },
    {
      label: intl.formatMessage({ defaultMessage: "Average order", description: "Console overview: figure" }),
      value: money(average(totals)),
      before: money(average(previousTotals)),
    },
    {
      label: intl.formatMessage({ defaultMessage: "Units sold", description: "Console overview: figure" }),
      value: intl.formatNumber(totals.units),
      before: intl.formatNumber(previousTotals.units),
    },
    {
      label: intl.formatMessage({
        defaultMessage: "Refunded units",
        description: "Console overview: figure",
      }),
      value: percent(returned(totals)),
      before: percent(returned(previousTotals)),
    },
  ];
  return (
    <>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt className={detail.small}>{figure.label}</dt>
            <dd className={styles.figure}>
              <strong className={styles.value}>{figure.value}</strong>
              <span className={detail.small}>
                <FormattedMessage
                  defaultMessage="Before: {value}"
                  description="Console overview: figure of the previous period"
                  values={{ value: figure.before }}
                />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <LineChart
        filled
        height={chartHeight}
        label={label}
        categories={days.map((each) => day(each.day))}
        categoryLabel={intl.formatMessage({ defaultMessage: "Day", description: "Console overview: column" })}
        series={[
          {
            id: "current",
            label: intl.formatMessage({
              defaultMessage: "This period",
              description: "Console overview: line of the chart",
            }),
            values: days.map((each) => Number(each.sales)),
          },
          {
            id: "previous",
            label: intl.formatMessage({
              defaultMessage: "Previous period",
              description: "Console overview: line of the chart",
            }),
            values: days.map((each) => Number(each.previousSales)),
            compare: true,
          },
        ]}
        formatValue={money}
        formatTick={(value) => moneyText(value, currency, "compact")}
      />
    </>
  );
};
