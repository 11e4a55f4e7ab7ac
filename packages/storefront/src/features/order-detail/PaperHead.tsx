import { formatOrderNo } from "@carmine/api/contract";
import { Text } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useMarketplaceTexts } from "../../app/marketplace-texts.ts";
import * as styles from "./detail.css.ts";
import type { OrderView } from "./order-view.ts";

/** Title of an order's page; without a number, a generic one. */
export const useOrderTitle = (orderNo: string): string => {
  const intl = useIntl();
  return orderNo === ""
    ? intl.formatMessage({ defaultMessage: "Order details", description: "Title of an order page" })
    : intl.formatMessage(
        { defaultMessage: "Order {orderNo}", description: "Name of an order's card, and other places" },
        { orderNo: formatOrderNo(orderNo) },
      );
};

/** Printed header: the shop, and the word invoice only for a paid order. */
export const PaperHead = ({ order }: { order: OrderView }): ReactElement => {
  const { title: shop } = useMarketplaceTexts();
  const title = useOrderTitle(order.orderNo);
  return (
    <div className={styles.paperHead}>
      <Text strong>{shop}</Text>
      <Text strong>
        {order.mark.paid ? (
          <FormattedMessage defaultMessage="Invoice" description="On the printed page of a paid order" />
        ) : (
          <FormattedMessage
            defaultMessage="Not paid: this is not an invoice"
            description="On the printed page of an order that is not paid"
          />
        )}
      </Text>
      <Text>{title}</Text>
    </div>
  );
};
