import { merchantSales, type DataOf } from "@carmine/api/contract";
import { Icon, Skeleton } from "@carmine/design-system";
import { LineChart } from "@carmine/design-system/charts";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import TrendingDown from "lucide-react/icons/trending-down";
import TrendingUp from "lucide-react/icons/trending-up";
import type { ReactNode } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useShopId } from "../../../app/workspace.ts";
import { useMoneyText } from "../../../app/use-money-text.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { Section } from "../../../features/list/Section.tsx";
import { salesChanges } from "./sales-changes.ts";
import * as styles from "./sales.css.ts";

type Sales = DataOf<typeof merchantSales>;

const chartHeight = 180;

/** Sales of the last days as totals and a chart, compared with the days before. */
export const SalesCard = ({ days }: { days: number }) => {
  const merId = useShopId();
  const { data, error, isFetching, refetch } = useRead(
    merchantSales,
    { query: { merId, days } },
    { keepPrevious: true },
  );
  return (
    <Section title={<FormattedMessage defaultMessage="Sales" description="Console overview: title" />}>
      <div className={detail.section}>
        {error && <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton style={{ blockSize: chartHeight + 140 }} />}
        {data && (
          <>
            <div className={styles.figuresBox}>
              <Figures sales={data} />
            </div>
            <Chart sales={data} />
          </>
        )}
      </div>
    </Section>
  );
};

const Figures = ({ sales: { currency, totals, previousTotals } }: { sales: Sales }) => {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const signed = { signDisplay: "exceptZero" } as const;
  const percent = { style: "percent", maximumFractionDigits: 1 } as const;
  const changes = salesChanges(totals, previousTotals);
  const count = (change: number | undefined) =>
    change !== undefined && <Change value={change}>{intl.formatNumber(change, signed)}</Change>;
  return (
    <dl className={styles.figures}>
      <Figure
        label={<FormattedMessage defaultMessage="Total sales" description="Console overview: figure" />}
        value={moneyText(totals.sales, currency)}
      >
        {changes.sales !== undefined && (
          <Change value={changes.sales}>
            <Icon shape={changes.sales < 0 ? TrendingDown : TrendingUp} />
            {intl.formatNumber(changes.sales, { ...percent, ...signed })}
          </Change>
        )}
      </Figure>
      <Figure
        label={<FormattedMessage defaultMessage="Orders" description="Console: page" />}
        value={intl.formatNumber(totals.orders)}
      >
        {count(changes.orders)}
      </Figure>
      <Figure
        label={<FormattedMessage defaultMessage="Average order" description="Console overview: figure" />}
        value={moneyText(changes.average, currency)}
      >
        {changes.averageChange !== undefined && (
          <Change value={changes.averageChange}>
            {changes.averageChange > 0 && "+"}
            {moneyText(changes.averageChange, currency)}
          </Change>
        )}
      </Figure>
      <Figure
        label={<FormattedMessage defaultMessage="Units sold" description="Console overview: figure" />}
        value={intl.formatNumber(totals.units)}
      >
        {count(changes.units)}
      </Figure>
      <Figure
        label={<FormattedMessage defaultMessage="Refunded units" description="Console overview: figure" />}
        value={intl.formatNumber(totals.units === 0 ? 0 : totals.refundedUnits / totals.units, percent)}
      >
        <span className={detail.small}>
          <FormattedMessage
            defaultMessage="{count, plural, one {# unit} other {# units}}"
            description="Console overview: refunded units"
            values={{ count: totals.refundedUnits }}
          />
        </span>
      </Figure>
    </dl>
  );
};

const Figure = ({ label, value, children }: { label: ReactNode; value: string; children: ReactNode }) => (
  <div>
    <dt className={detail.small}>{label}</dt>
    <dd className={styles.numbers}>
      <strong className={styles.value}>{value}</strong>
      {children}
    </dd>
  </div>
);

/** Change since the previous period. */
const Change = ({ value, children }: { value: number; children: ReactNode }) => (
  <span className={value > 0 ? styles.up : value < 0 ? styles.down : styles.change}>{children}</span>
);

const Chart = ({ sales: { currency, days } }: { sales: Sales }) => {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const day = (text: string): string =>
    intl.formatDate(new Date(`${text}T00:00:00Z`), { month: "short", day: "numeric", timeZone: "UTC" });
  return (
    <LineChart
      filled
      height={chartHeight}
      label={intl.formatMessage({ defaultMessage: "Sales", description: "Console overview: title" })}
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
      formatValue={(value) => moneyText(value, currency)}
      formatTick={(value) => moneyText(value, currency, "compact")}
    />
  );
};
