import { merchantBalance } from "@carmine/api/contract";
import { Link, Skeleton } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactNode } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useMoneyText } from "../../../app/use-money-text.ts";
import { useShopId, useWorkspace } from "../../../app/workspace.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { Section } from "../../../features/list/Section.tsx";
import { useTimes } from "../../../features/times/use-times.ts";
import * as styles from "./balance.css.ts";

const Line = ({ label, amount }: { label: ReactNode; amount: string }) => (
  <div className={styles.line}>
    <dt>{label}</dt>
    <dd>{amount}</dd>
  </div>
);

/** What the marketplace owes the shop, and this month's sales, fees, refunds and payouts. */
export const BalanceCard = () => {
  const intl = useIntl();
  const times = useTimes();
  const money = useMoneyText();
  const merId = useShopId();
  const { home } = useWorkspace();
  const { data, error, isFetching, refetch } = useRead(merchantBalance, { query: { merId } });
  return (
    <Section
      title={<FormattedMessage defaultMessage="Balance" description="Console statements: column" />}
      aside={
        <Link href={`${home}/statements`}>
          <FormattedMessage defaultMessage="Statements" description="Console: page" />
        </Link>
      }
    >
      <div className={detail.section}>
        {error && <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton style={{ blockSize: 240 }} />}
        {data && (
          <>
            <span className={detail.small}>
              <FormattedMessage
                defaultMessage="Due with the next payout"
                description="Console payouts: balance of the shop"
              />
            </span>
            <strong className={styles.due}>{money(data.due)}</strong>
            <span className={detail.small}>
              {data.paidAt === null ? (
                <FormattedMessage defaultMessage="No payouts yet" description="Console payouts: empty list" />
              ) : (
                <FormattedMessage
                  defaultMessage="Last payout: {time}"
                  description="Console overview: balance"
                  values={{ time: times.day(data.paidAt) }}
                />
              )}
            </span>
            <dl className={styles.lines}>
              <Line
                label={
                  <FormattedMessage
                    defaultMessage="Sales in {month}"
                    description="Console overview: balance"
                    values={{
                      month: intl.formatDate(new Date(`${data.month}-15T00:00:00Z`), {
                        month: "long",
                        timeZone: "UTC",
                      }),
                    }}
                  />
                }
                amount={money(data.sales)}
              />
              <Line
                label={
                  <FormattedMessage defaultMessage="Marketplace fee" description="Console ledger: kind" />
                }
                amount={money(data.fee)}
              />
              <Line
                label={<FormattedMessage defaultMessage="Refunds" description="Console audit: kind" />}
                amount={money(data.refunds)}
              />
              <Line
                label={<FormattedMessage defaultMessage="Paid out" description="Console overview: balance" />}
                amount={money(data.paidOut)}
              />
            </dl>
          </>
        )}
      </div>
    </Section>
  );
};
