import { formatOrderNo, operatorPayoutLines } from "@carmine/api/contract";
import { Button, Link, Skeleton } from "@carmine/design-system";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import { useState } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import * as list from "../../../features/list/list.css.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { ledgerKindTexts } from "../../../features/payouts/ledger-kinds.ts";
import { useTimes } from "../../../features/times/use-times.ts";
import * as styles from "./page.css.ts";

const step = 20;
const most = 100;

/** Latest entries of a shop's account with the balance after each. */
export const LedgerLines = ({ merId }: { merId: number }) => {
  const intl = useIntl();
  const times = useTimes();
  const { home } = useWorkspace();
  const [limit, setLimit] = useState(step);
  const { data, error, isFetching, refetch } = useRead(
    operatorPayoutLines,
    { params: { merId }, query: { limit } },
    { keepPrevious: true },
  );
  if (error) return <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton style={{ blockSize: 120 }} />;
  return (
    <>
      <div className={styles.lines}>
        <span className={styles.head}>
          <FormattedMessage defaultMessage="Entry" description="Console ledger: column" />
        </span>
        <span className={styles.head}>
          <FormattedMessage defaultMessage="Date" description="Console payouts: column" />
        </span>
        <span className={`${styles.head} ${styles.amount}`}>
          <FormattedMessage defaultMessage="Amount" description="Console returns: column" />
        </span>
        <span className={`${styles.head} ${styles.amount}`}>
          <FormattedMessage defaultMessage="Balance" description="Console statements: column" />
        </span>
        {data.list.map(({ id, kind, orderNo, link, amount, balance, at }) => {
          const text = ledgerKindTexts[kind];
          return (
            <div key={id} className={styles.line}>
              <span className={list.line}>
                {text ? intl.formatMessage(text) : kind}{" "}
                {orderNo === null ? (
                  <span className={list.note}>{link}</span>
                ) : (
                  <Link href={`${home}/orders/${orderNo}`}>{formatOrderNo(orderNo)}</Link>
                )}
              </span>
              <span className={list.note}>{times.day(at)}</span>
              <span className={styles.amount}>
                <Money value={amount} />
              </span>
              <span className={styles.amount}>
                <Money value={balance} />
              </span>
            </div>
          );
        })}
      </div>
      {data.total > limit && limit < most && (
        <Button variant="ghost" size="sm" loading={isFetching} onClick={() => setLimit(most)}>
          <FormattedMessage defaultMessage="Show more" description="Console lists: button" />
        </Button>
      )}
    </>
  );
};
