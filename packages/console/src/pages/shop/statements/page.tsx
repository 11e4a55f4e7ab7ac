import {
  countries,
  maxStatementLines,
  merchantStatement,
  merchantStatementCsv,
  type LedgerKind,
  type StatementRow,
} from "@carmine/api/contract";
import { Button, EmptyState, PageHeader, Select, Skeleton } from "@carmine/design-system";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Download from "lucide-react/icons/download";
import ReceiptText from "lucide-react/icons/receipt-text";
import { Link } from "react-router";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace, useShopId } from "../../../app/workspace.ts";
import { month as monthParam, useUrlState } from "../../../app/url-state.ts";
import { useMoneyText } from "../../../app/use-money-text.ts";
import { useNow } from "../../../app/use-now.ts";
import { useCountryNames } from "../../../app/use-country-names.ts";
import { useDownload } from "../../../features/exports/use-download.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { ledgerKindTexts } from "../../../features/payouts/ledger-kinds.ts";
import { Section } from "../../../features/list/Section.tsx";
import * as list from "../../../features/list/list.css.ts";
import { useZoneName } from "../../../features/times/use-zone-name.ts";
import { dayIn } from "../../../features/times/day-in.ts";
import { OrderNo } from "../../../features/orders/OrderNo.tsx";
import { monthsBack } from "./months.ts";
import * as styles from "./page.css.ts";
import { ListTable } from "../../../features/list/ListTable.tsx";

const params = { month: monthParam };

/** Sales, fees, refunds and payouts of a month, with totals and tax. */
const StatementsPage = () => {
  const intl = useIntl();
  const download = useDownload();
  const merId = useShopId();
  const { home, user, can } = useWorkspace();
  const [state, set] = useUrlState(params);
  // Months are in the time zone of the marketplace.
  const currentMonth = dayIn(useNow(), user.zone).slice(0, 7);
  const month = state.month || currentMonth;
  const query = { merId, month };
  const { data, error, isFetching, refetch } = useRead(merchantStatement, { query }, { keepPrevious: true });
  const countryName = useCountryNames();
  const zoneName = useZoneName(data?.timeZone ?? user.zone);

  const kindText = (kind: LedgerKind): string => {
    const name = ledgerKindTexts[kind];
    return name ? intl.formatMessage(name) : kind;
  };
  const money = useMoneyText();
  const monthName = (one: string): string =>
    intl.formatDate(new Date(`${one}-15T00:00:00Z`), { month: "long", year: "numeric", timeZone: "UTC" });
  // The server has formatted the local time; formatting it as UTC keeps it.
  const time = (local: string): string =>
    intl.formatDate(new Date(`${local.replace(" ", "T")}Z`), {
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZone: "UTC",
    });
  const columns: DataTableColumn<StatementRow>[] = [
    {
      id: "time",
      header: intl.formatMessage({ defaultMessage: "Time", description: "Console statements: column" }),
      width: 160,
      cell: (row) => time(row.time),
    },
    {
      id: "kind",
      header: intl.formatMessage({ defaultMessage: "Entry", description: "Console statements: column" }),
      width: 220,
      value: ({ kind }) => kindText(kind),
      sortable: false,
      cell: ({ kind }) => <span className={list.line}>{kindText(kind)}</span>,
    },
    {
      id: "order",
      header: intl.formatMessage({ defaultMessage: "Order", description: "Console orders: column" }),
      width: 220,
      cell: ({ orderNo }) => {
        if (orderNo === "") return "—";
        const shown = <OrderNo value={orderNo} />;
        return can("orders.read") ? (
          <Link to={`${home}/orders/${orderNo}`} className={list.rowLink}>
            {shown}
          </Link>
        ) : (
          shown
        );
      },
    },
    {
      id: "amount",
      header: intl.formatMessage({ defaultMessage: "Amount", description: "Console returns: column" }),
      numeric: true,
      width: 130,
      cell: ({ amount, currency }) => money(amount, currency),
    },
    {
      id: "balance",
      header: intl.formatMessage({ defaultMessage: "Balance", description: "Console statements: column" }),
      numeric: true,
      width: 130,
      cell: ({ balance, currency }) => money(balance, currency),
    },
  ];
  const title = intl.formatMessage({ defaultMessage: "Statements", description: "Console: page" });
  const months = monthsBack(currentMonth, data?.firstMonth ?? null);
  return (
    <>
      <PageHeader
        title={title}
        meta={
          data && (
            <FormattedMessage
              defaultMessage="Times and months in {zone}"
              description="Console statements: time zone"
              values={{ zone: zoneName }}
            />
          )
        }
        actions={
          <>
            <Select
              size="sm"
              className={styles.month}
              label={intl.formatMessage({
                defaultMessage: "Month",
                description: "Console statements: field",
              })}
              labelHidden
              value={month}
              options={[...new Set([month, ...months])]
                .toSorted()
                .toReversed()
                .map((one) => ({ value: one, label: monthName(one) }))}
              onValueChange={(next) => set({ month: next === currentMonth ? "" : next })}
            />
            <Button
              size="sm"
              startIcon={Download}
              disabled={!data || data.lineCount === 0}
              onClick={() => download(merchantStatementCsv, { query })}
            >
              <FormattedMessage defaultMessage="Download CSV" description="Console statements: button" />
            </Button>
          </>
        }
      />
      {error && !data && <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton style={{ blockSize: 320 }} />}
      {data && data.lineCount === 0 && (
        <EmptyState
          size="md"
          icon={ReceiptText}
          title={
            <FormattedMessage
              defaultMessage="No entries in {month}"
              description="Console statements: empty month"
              values={{ month: monthName(month) }}
            />
          }
        />
      )}
      {data && data.lineCount > 0 && (
        <>
          <div className={styles.cards}>
            {data.totals.map(({ currency, opening, closing, kinds }) => (
              <Section
                key={currency}
                title={
                  <FormattedMessage
                    defaultMessage="{month} in {currency}"
                    description="Console statements: title of the totals"
                    values={{ month: monthName(month), currency }}
                  />
                }
              >
                <dl className={styles.sums}>
                  <div className={styles.sum}>
                    <dt className={styles.muted}>
                      <FormattedMessage
                        defaultMessage="Balance before"
                        description="Console statements: totals"
                      />
                    </dt>
                    <dd className={styles.value}>{money(opening, currency)}</dd>
                  </div>
                  {kinds.map(({ kind, amount }) => (
                    <div key={kind} className={styles.sum}>
                      <dt>{kindText(kind)}</dt>
                      <dd className={styles.value}>{money(amount, currency)}</dd>
                    </div>
                  ))}
                  <div className={`${styles.sum} ${styles.strong}`}>
                    <dt>
                      <FormattedMessage
                        defaultMessage="Balance after"
                        description="Console statements: totals"
                      />
                    </dt>
                    <dd className={styles.value}>{money(closing, currency)}</dd>
                  </div>
                </dl>
              </Section>
            ))}
            {data.taxes.length > 0 && (
              <Section
                title={
                  <FormattedMessage defaultMessage="Tax in sales" description="Console statements: section" />
                }
              >
                <dl className={styles.sums}>
                  {data.taxes.map(({ country, region, currency, amount, orderCount }) => {
                    const known = countries.find(({ code }) => code === country);
                    return (
                      <div key={`${country} ${region} ${currency}`} className={styles.sum}>
                        <dt>
                          {known ? countryName(known) : (country ?? "—")}
                          {region && ` · ${region}`}{" "}
                          <span className={styles.muted}>
                            <FormattedMessage
                              defaultMessage="({count, plural, one {# order} other {# orders}})"
                              description="Console statements: orders with tax"
                              values={{ count: orderCount }}
                            />
                          </span>
                        </dt>
                        <dd className={styles.value}>{money(amount, currency)}</dd>
                      </div>
                    );
                  })}
                </dl>
                <p className={styles.note}>
                  <FormattedMessage
                    defaultMessage="By destination, before refunds."
                    description="Console statements: note below the tax"
                  />
                </p>
              </Section>
            )}
          </div>
          <ListTable
            list="statements"
            label={title}
            columns={columns}
            rows={data.lines}
            rowKey={(row) => `${row.time} ${row.kind} ${row.orderNo} ${row.balance}`}
            rowLabel={({ kind, orderNo }) => `${kindText(kind)} ${orderNo}`}
            empty={null}
          />
          {data.lineCount > maxStatementLines && (
            <p className={styles.note}>
              <FormattedMessage
                defaultMessage="The latest {shown, number} of {count, number} entries. The CSV file has all of them."
                description="Console statements: note below a long list"
                values={{ shown: maxStatementLines, count: data.lineCount }}
              />
            </p>
          )}
        </>
      )}
    </>
  );
};

export default StatementsPage;
