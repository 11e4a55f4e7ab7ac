import { formatOrderNo, phoneText } from "@carmine/api/contract";
import { Card, CardHead, CopyButton, FactList, Icon, Link, Text } from "@carmine/design-system";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { MapPin } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useOrderAddress } from "../addresses/use-address-lines.ts";
import { orderHref } from "../orders/order-paths.ts";
import { useBill } from "../orders/order-items.tsx";
import type { OrderView } from "./order-view.ts";
import { usePayTypeName } from "../orders/pay-type.ts";
import * as styles from "./detail.css.ts";

const Delivery = ({ recipient }: Pick<OrderView, "recipient">): ReactElement => {
  const { name, address, phone, email } = recipient;
  const addressText = useOrderAddress();
  return (
    <Card padding="none" element="section">
      <CardHead
        title={<FormattedMessage defaultMessage="Delivery" description="Page of an order: title" />}
      />
      <div className={styles.consignee}>
        <Icon shape={MapPin} />
        <div className={styles.consigneeLines}>
          <Text strong>{name}</Text>
          <Text>{address && addressText(address)}</Text>
          {[phone && phoneText(phone), email].map(
            (line) =>
              line && (
                <Text key={line} tone="muted">
                  {line}
                </Text>
              ),
          )}
        </div>
      </div>
    </Card>
  );
};

/** Omits unknown facts. */
const fact = (name: string, value: ReactNode) => (value ? [{ name, value }] : []);

/** Recipient and other facts of an order. */
export const OrderFacts = ({ order }: { order: OrderView }): ReactElement => {
  const intl = useIntl();
  const bill = useBill();
  const payTypeName = usePayTypeName();
  const number = (
    <CopyButton
      className={styles.number}
      value={formatOrderNo(order.orderNo)}
      label={intl.formatMessage(
        { defaultMessage: "Copy order number {orderNo}", description: "Name of a button" },
        { orderNo: formatOrderNo(order.orderNo) },
      )}
    >
      {formatOrderNo(order.orderNo)}
    </CopyButton>
  );
  return (
    <div className={styles.stack}>
      <Delivery recipient={order.recipient} />
      <Card padding="none" element="section">
        <CardHead title={<FormattedMessage defaultMessage="Order" description="Page of an order: title" />}>
          {number}
        </CardHead>
        <FactList
          className={styles.body}
          facts={[
            ...fact(
              intl.formatMessage({
                defaultMessage: "Part of",
                description: "Fact of an order: the whole order's number",
              }),
              order.orderNo !== order.masterOrderNo && order.mark.paid && (
                <Link href={orderHref(order.masterOrderNo)}>{formatOrderNo(order.masterOrderNo)}</Link>
              ),
            ),
            {
              name: intl.formatMessage({ defaultMessage: "Placed", description: "Fact of an order: when" }),
              value: <DateTime value={order.createdAt} />,
            },
            ...fact(
              intl.formatMessage({ defaultMessage: "Paid", description: "Fact of an order: when" }),
              order.paidAt && <DateTime value={order.paidAt} />,
            ),
            ...fact(
              intl.formatMessage({
                defaultMessage: "Paid with",
                description: "Fact of an order, and other places",
              }),
              order.mark.paid && payTypeName(order.payType),
            ),
            {
              name: intl.formatMessage({
                defaultMessage: "Items",
                description: "Fact of an order: how many",
              }),
              value: bill.units(order.quantity),
            },
            ...fact(
              intl.formatMessage({
                defaultMessage: "PST number",
                description: "Label of a field, and other places",
              }),
              order.pstNumber,
            ),
          ]}
        />
      </Card>
    </div>
  );
};
