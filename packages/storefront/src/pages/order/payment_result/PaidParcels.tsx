import { formatOrderNo } from "@carmine/api/contract";
import type { Order } from "@carmine/api/hooks";
import { ButtonLink, Card, CardHead, Columns, Image, OrderTimeline } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { pictureOf } from "../../../features/products/picture.ts";
import { orderHref } from "../../../features/orders/order-paths.ts";
import * as styles from "./PaidParcels.css.ts";

/** As many as fit next to each other. */
const maxPictures = 2;

const NextSteps = ({ shops }: { shops: number }): ReactElement => {
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
            title: intl.formatMessage(
              {
                defaultMessage: "{shops, plural, one {The shop has} other {The shops have}} your order",
                description: "Payment result: first of the next steps",
              },
              { shops },
            ),
            text: intl.formatMessage({
              defaultMessage: "now",
              description: "Payment result: when the first step is",
            }),
          },
          {
            id: "packed",
            title: intl.formatMessage({
              defaultMessage: "Packed and handed to the carrier",
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

/** The shop orders of a paid order: each shop sends a separate parcel. */
export const PaidParcels = ({ order }: { order: Order }): ReactElement => {
  const intl = useIntl();
  const several = order.parts.some(({ items }) => items.length > 1);
  return (
    <Columns sideWidth={368} sidePosition="end" side={<NextSteps shops={order.parts.length} />}>
      <Card padding="none">
        <CardHead
          title={
            <FormattedMessage
              defaultMessage="{count, plural, one {One shop, one package} other {# shops, # packages}}"
              description="Payment result: title above the orders"
              values={{ count: order.parts.length }}
            />
          }
        >
          {order.parts.length > 1 && (
            <span className={styles.aside}>
              <FormattedMessage
                defaultMessage="Each order ships separately"
                description="Payment result: next to the title above the orders"
              />
            </span>
          )}
        </CardHead>
        <ul className={styles.list}>
          {order.parts.map(({ orderNo, shop, items }) => (
            <li key={orderNo} className={styles.row}>
              <span className={several ? styles.picturesOfTwo : styles.pictures} aria-hidden="true">
                {items.slice(0, maxPictures).map((item) => (
                  <Image
                    key={item.id}
                    {...pictureOf(item.picture)}
                    sizes="48px"
                    rounded="control"
                    className={styles.picture}
                  />
                ))}
              </span>
              <span className={styles.words}>
                <bdi className={styles.name}>{shop.name}</bdi>
                <span className={styles.number}>{formatOrderNo(orderNo)}</span>
              </span>
              <ButtonLink
                href={orderHref(orderNo)}
                size="sm"
                aria-label={intl.formatMessage(
                  {
                    defaultMessage: "Order details: {shop}",
                    description: "Name of a button on the payment result",
                  },
                  { shop: shop.name },
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
