import { formatOrderNo } from "@carmine/api/contract";
import type { MasterOrder } from "@carmine/api/contract";
import { ButtonLink, Card, CardHead, Columns, Image, OrderTimeline } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { pictureOf } from "../../../features/products/picture.ts";
import { orderHref } from "../../../features/orders/order-paths.ts";
import * as styles from "./PaidParcels.css.ts";

/** As many as stand beside each other. */
const mostPictures = 2;

const NextSteps = (): ReactElement => {
  const intl = useIntl();
  const title = intl.formatMessage({
    defaultMessage: "What happens next",
    description: "Payment result: title",
  });
  return (
    <Card padding="none">
      <CardHead title={title} />
      <OrderTimeline
        className={styles.body}
        label={title}
        steps={[
          {
            id: "ordered",
            title: intl.formatMessage({
              defaultMessage: "The shops have your order",
              description: "Payment result: first of the next steps",
            }),
            text: intl.formatMessage({
              defaultMessage: "now",
              description: "Payment result: when the first step is",
            }),
          },
          {
            id: "packed",
            title: intl.formatMessage({
              defaultMessage: "Packed and handed over",
              description: "Payment result: second of the next steps",
            }),
          },
          {
            id: "road",
            title: intl.formatMessage({
              defaultMessage: "On the way, with tracking",
              description: "Payment result: third of the next steps",
            }),
          },
          {
            id: "review",
            title: intl.formatMessage({
              defaultMessage: "Confirm and review",
              description: "Payment result: last of the next steps",
            }),
          },
        ]}
      />
    </Card>
  );
};

/** The orders of a paid one: each shop sends its own parcel. */
export const PaidParcels = ({ order }: { order: MasterOrder }): ReactElement => {
  const intl = useIntl();
  const several = order.orderList.some(({ orderInfoList }) => orderInfoList.length > 1);
  return (
    <Columns sideWidth={368} sidePosition="end" side={<NextSteps />}>
      <Card padding="none">
        <CardHead
          title={
            <FormattedMessage
              defaultMessage="{count, plural, one {One shop, one package} other {# shops, # packages}}"
              description="Payment result: title over the orders"
              values={{ count: order.orderList.length }}
            />
          }
        >
          {order.orderList.length > 1 && (
            <span className={styles.aside}>
              <FormattedMessage
                defaultMessage="Each order ships separately"
                description="Payment result: beside the title over the orders"
              />
            </span>
          )}
        </CardHead>
        <ul className={styles.list}>
          {order.orderList.map((shop) => (
            <li key={shop.orderNo} className={styles.row}>
              <span className={several ? styles.picturesOfTwo : styles.pictures} aria-hidden="true">
                {shop.orderInfoList.slice(0, mostPictures).map((item) => (
                  <Image
                    key={item.id}
                    {...pictureOf(item.image)}
                    sizes="48px"
                    rounded="control"
                    className={styles.picture}
                  />
                ))}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{shop.merName}</span>
                <span className={styles.number}>{formatOrderNo(shop.orderNo)}</span>
              </span>
              <ButtonLink
                href={orderHref(shop.orderNo)}
                size="sm"
                aria-label={intl.formatMessage(
                  {
                    defaultMessage: "Order details: {shop}",
                    description: "Name of a button on the payment result",
                  },
                  { shop: shop.merName },
                )}
              >
                <FormattedMessage defaultMessage="Order details" description="Button to one order" />
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Card>
    </Columns>
  );
};
