import { formatOrderNo } from "@carmine/api/contract";
import { queries, type PointMove } from "@carmine/api/hooks";
import { Link, Skeleton, StatusChip, Table, Text } from "@carmine/design-system";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { AccountPager } from "../../../features/account/AccountPager.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { orderHref } from "../../../features/orders/order-paths.ts";
import * as styles from "./page.css.ts";
import { movesPerPage, pointParams } from "./params.ts";

/** Title of a change of points, with its date and order below it. */
const Activity = ({ move }: { move: PointMove }): ReactElement => (
  <span className={styles.activity}>
    <span className={styles.what}>
      {move.title}
      {move.isFrozen && (
        <StatusChip tone="caution">
          <FormattedMessage defaultMessage="Pending" description="Sum of points, and other places" />
        </StatusChip>
      )}
    </span>
    <Text size={12} tone="muted" className={styles.facts}>
      <DateTime value={move.at} />
      {move.orderNo && (
        <Link href={orderHref(move.orderNo)} tone="muted" underlined className={styles.whole}>
          {formatOrderNo(move.orderNo)}
        </Link>
      )}
    </Text>
  </span>
);

/** The history of the points, newest first. */
export const Moves = ({ page }: { page: number }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const moves = useQuery(queries.integralList(api, page, movesPerPage));
  const signed = new Intl.NumberFormat(intl.locale, { signDisplay: "exceptZero" });
  return (
    <QueryView
      query={moves}
      failure={intl.formatMessage({
        defaultMessage: "We couldn’t load your points",
        description: "Title of a failure",
      })}
      skeleton={<Skeleton height={240} />}
    >
      {({ list, total }) => (
        <>
          <Table
            label={intl.formatMessage({
              defaultMessage: "Points history",
              description: "Name of a table",
            })}
            labelHidden
            rows={list}
            rowKey={({ id }) => id}
            empty={
              <FormattedMessage
                defaultMessage="No points yet. You earn them with your first order."
                description="Empty table of points"
              />
            }
            columns={[
              {
                id: "what",
                header: intl.formatMessage({ defaultMessage: "Activity", description: "Column of points" }),
                rowHeader: true,
                cell: (move) => <Activity move={move} />,
              },
              {
                id: "points",
                header: intl.formatMessage({
                  defaultMessage: "Points",
                  description: "Column of points, and other places",
                }),
                numeric: true,
                cell: ({ change }) => (
                  <Text strong numeric {...(change > 0 && { tone: "success" as const })}>
                    {signed.format(change)}
                  </Text>
                ),
              },
              {
                id: "balance",
                header: intl.formatMessage({
                  defaultMessage: "Balance",
                  description: "Column of points",
                }),
                numeric: true,
                cell: ({ balance }) => intl.formatNumber(balance),
              },
            ]}
          />
          {list.length > 0 && (
            <Text size={12} tone="muted" className={styles.note}>
              <FormattedMessage
                defaultMessage="Balances include pending points."
                description="Below the history of points"
              />
            </Text>
          )}
          <AccountPager
            label={intl.formatMessage({
              defaultMessage: "Pages of points",
              description: "Name of the pages",
            })}
            page={page}
            perPage={movesPerPage}
            total={total}
            hrefOf={(to) => pointParams.href({ page: to })}
            rangeText={(range) =>
              intl.formatMessage(
                {
                  defaultMessage: "{first, number} to {last, number} of {total, number}",
                  description: "Next to the pages of a list, and other places",
                },
                range,
              )
            }
          />
        </>
      )}
    </QueryView>
  );
};
