import { formatOrderNo } from "@carmine/api/contract";
import type { Refund } from "@carmine/api/hooks";
import { Card, CardHead, CopyButton, FactList, Link, OrderTimeline, Price } from "@carmine/design-system";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";
import { shopHref } from "../../../features/links.ts";
import { useBill } from "../../../features/orders/order-items.tsx";
import { orderHref } from "../../../features/orders/order-paths.ts";
import { useDateTimeParts } from "../../../features/orders/use-date-time.ts";
import * as styles from "./page.css.ts";

const fact = (name: string, value: ReactNode) => (value ? [{ name, value }] : []);

/** Numbers, amount, dates and history of a refund. */
export const RefundFacts = ({ refund }: { refund: Refund }): ReactElement => {
  const intl = useIntl();
  const bill = useBill();
  const moment = useDateTimeParts();
  const { orderNo, shop, returned } = refund;
  const refundNo = formatOrderNo(refund.refundNo);
  return (
    <div className={styles.stack}>
      <Card padding="none" element="section">
        <CardHead title={<FormattedMessage defaultMessage="Refund" description="Page of a refund: title" />}>
          <CopyButton
            className={styles.number}
            value={refundNo}
            label={intl.formatMessage(
              { defaultMessage: "Copy refund number {refundNo}", description: "Name of a button" },
              { refundNo },
            )}
          >
            {refundNo}
          </CopyButton>
        </CardHead>
        <div className={styles.body}>
          <Price parts={bill.parts(refund.amount)} size={24} />
          <FactList
            facts={[
              {
                name: intl.formatMessage({
                  defaultMessage: "Order",
                  description: "Fact of a refund, and other places",
                }),
                value: (
                  <Link href={orderHref(orderNo)} className={styles.number}>
                    {formatOrderNo(orderNo)}
                  </Link>
                ),
              },
              {
                name: intl.formatMessage({
                  defaultMessage: "Shop",
                  description: "Fact of a refund, and other places",
                }),
                value: (
                  <Link href={shopHref(shop.id)}>
                    <bdi>{shop.name}</bdi>
                  </Link>
                ),
              },
              {
                name: intl.formatMessage({
                  defaultMessage: "Requested",
                  description: "Fact of a refund: its date",
                }),
                value: <DateTime value={refund.createdAt} />,
              },
              ...fact(
                intl.formatMessage({ defaultMessage: "Refunded on", description: "Fact of a refund: when" }),
                refund.refundedAt && <DateTime value={refund.refundedAt} />,
              ),
              ...fact(
                intl.formatMessage({ defaultMessage: "Sent back with", description: "Fact of a refund" }),
                returned && <bdi>{`${returned.courier} ${returned.number}`}</bdi>,
              ),
            ]}
          />
        </div>
      </Card>
      <Card padding="none" element="section">
        <CardHead
          title={<FormattedMessage defaultMessage="History" description="Page of a refund: title" />}
        />
        <div className={styles.body}>
          <OrderTimeline
            label={intl.formatMessage({
              defaultMessage: "History of the refund",
              description: "Name of a list",
            })}
            steps={refund.steps
              .map((step, index) => ({ id: index, title: step.title, time: moment(step.at) }))
              .toReversed()}
          />
        </div>
      </Card>
    </div>
  );
};
