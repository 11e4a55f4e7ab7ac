import { refundStateOf, type Dispute } from "@carmine/api/contract";
import { DescriptionList, Link } from "@carmine/design-system";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import type { ReactNode } from "react";
import { useWorkspace } from "../../../app/workspace.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { Section } from "../../../features/list/Section.tsx";
import { OrderNo } from "../../../features/orders/OrderNo.tsx";
import { orderStateTexts } from "../../../features/orders/order-state-texts.ts";
import { refundStateTexts } from "../../../features/refunds/refund-states.ts";
import { useTimes } from "../../../features/times/use-times.ts";

/** Facts of the request and its order. */
export const Facts = ({ dispute }: { dispute: Dispute }) => {
  const intl = useIntl();
  const times = useTimes();
  const { home } = useWorkspace();
  const { order, uid, customer, merId, merName, orderNo, total, withReturn, refundStatus } = dispute;
  const moment = (iso: string | null): string => (iso === null ? "—" : times.moment(iso));
  const rows: [string, ReactNode][] = [
    [
      intl.formatMessage({ defaultMessage: "Amount", description: "Console returns: column" }),
      <Money key="amount" value={total} />,
    ],
    [
      intl.formatMessage({ defaultMessage: "Request", description: "Console returns: column" }),
      withReturn
        ? intl.formatMessage({ defaultMessage: "Return and refund", description: "Console returns: request" })
        : intl.formatMessage({ defaultMessage: "Refund only", description: "Console returns: request" }),
    ],
    [
      intl.formatMessage({ defaultMessage: "Status", description: "Console orders: column" }),
      intl.formatMessage(refundStateTexts[refundStateOf(refundStatus)]),
    ],
    [
      intl.formatMessage({ defaultMessage: "Customer", description: "Console orders: column" }),
      <Link key="customer" href={`${home}/customers/${uid}`}>
        {customer}
      </Link>,
    ],
    [
      intl.formatMessage({ defaultMessage: "Shop", description: "Console order history: who" }),
      <Link key="shop" href={`${home}/shops/${merId}`}>
        {merName}
      </Link>,
    ],
    [
      intl.formatMessage({ defaultMessage: "Order", description: "Console orders: column" }),
      <Link key="order" href={`${home}/orders/${orderNo}`}>
        <OrderNo value={orderNo} />
      </Link>,
    ],
    [
      intl.formatMessage({ defaultMessage: "Order total", description: "Console disputes: fact" }),
      <Money key="total" value={order.total} />,
    ],
    [
      intl.formatMessage({ defaultMessage: "Order status", description: "Console disputes: fact" }),
      intl.formatMessage(orderStateTexts[order.state]),
    ],
    [
      intl.formatMessage({ defaultMessage: "Placed", description: "Console disputes: fact" }),
      moment(order.placedAt),
    ],
    [
      intl.formatMessage({ defaultMessage: "Shipped", description: "Console disputes: fact" }),
      moment(order.shippedAt),
    ],
    [
      intl.formatMessage({ defaultMessage: "Received", description: "Console disputes: fact" }),
      moment(order.receivedAt),
    ],
    [
      intl.formatMessage({ defaultMessage: "Refund requests", description: "Console overview: count" }),
      intl.formatNumber(order.refundCount),
    ],
  ];
  return (
    <Section title={<FormattedMessage defaultMessage="Order" description="Console orders: column" />}>
      <div className={detail.section}>
        <DescriptionList items={rows.map(([term, value]) => ({ term, value }))} />
      </div>
    </Section>
  );
};
