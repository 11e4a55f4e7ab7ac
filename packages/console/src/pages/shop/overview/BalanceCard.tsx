import { merchantBalance } from "@carmine/api/contract";
import { Link, Skeleton } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useRead } from "../../../app/endpoints.ts";
import { useMoneyText } from "../../../app/use-money-text.ts";
import { useShopId, useWorkspace } from "../../../app/workspace.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { Section } from "../../../features/list/Section.tsx";
import { useTimes } from "../../../features/times/use-times.ts";
import * as styles from "./balance.css.ts";

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
              <div className={styles.line}>
                <dt>
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
                </dt>
                <dd>{money(data.sales)}</dd>
              </div>
              <div className={styles.line}>
                <dt>
                  <FormattedMessage defaultMessage="Marketplace fee" description="Console ledger: kind" />
                </dt>
                <dd>{money(data.fee)}</dd>
              </div>
              <div className={styles.line}>
                <dt>
                  <FormattedMessage defaultMessage="Refunds" description="Console audit: kind" />
                </dt>
                <dd>{money(data.refunds)}</dd>
              </div>
              <div className={styles.line}>
                <dt>
                  <FormattedMessage defaultMessage="Paid out" description="Console overview: balance" />
                </dt>
                <dd>{money(data.paidOut)}</dd>
              </div>
            </dl>
          </>
        )}
      </div>
    </Section>
  );
};
