import { orderStateOf } from "@carmine/api/contract";
import type { OrderItem } from "@carmine/api/hooks";
import { compareMoney } from "@carmine/i18n";
import { Card, CardHead, LineItem, Link, Price, StatusChip, SumRows, Text } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { ChevronRight, Store } from "lucide-react";
import type { ReactElement } from "react";
import { orderHref } from "../orders/order-paths.ts";
import { useOrderSums } from "../checkout/MasterSummary.tsx";
import { useSumNames } from "../checkout/sum-names.ts";
import { productHref, shopHref } from "../links.ts";
import { optionOf, useBill } from "../orders/order-items.tsx";
import { useStateChip } from "../orders/order-state.ts";
import type { OrderView, ShopPart } from "./order-view.ts";
import { pictureOf } from "../products/picture.ts";
import * as styles from "./detail.css.ts";

const ItemTable = ({ items, shop }: { items: readonly OrderItem[]; shop: string }): ReactElement => {
  const intl = useIntl();
  const bill = useBill();
  return (
    <table
      className={styles.table}
      aria-label={intl.formatMessage(
        { defaultMessage: "Items from {shop}", description: "Name of a table on the page of an order" },
        { shop },
      )}
    >
      <thead>
        <tr>
          <th scope="col" className={`${styles.itemColumn} ${styles.columnHead}`}>
            <FormattedMessage defaultMessage="Items" description="Column of an order, and other places" />
          </th>
          <th scope="col" className={`${styles.price} ${styles.columnHead}`}>
            <FormattedMessage
              defaultMessage="Unit price"
              description="Column of an order, and other places"
            />
          </th>
          <th scope="col" className={`${styles.count} ${styles.columnHead}`}>
            <FormattedMessage defaultMessage="Quantity" description="Column of an order, and other places" />
          </th>
          <th scope="col" className={`${styles.sum} ${styles.columnHead}`}>
            <FormattedMessage defaultMessage="Total" description="Column of an order" />
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row" className={styles.itemColumn}>
              <LineItem
                size={64}
                href={productHref(item.productId)}
                title={item.name}
                picture={pictureOf(item.picture)}
                {...optionOf(item)}
                {...(item.refundedCount > 0
                  ? {
                      status: (
                        <StatusChip tone="neutral">
                          <FormattedMessage
                            defaultMessage="{count, number} refunded"
                            description="Chip on a line of an order: number of returned units"
                            values={{ count: item.refundedCount }}
                          />
                        </StatusChip>
                      ),
                    }
                  : {})}
              />
            </th>
            <td className={styles.price}>{bill.text(item.price)}</td>
            <td className={styles.count}>{bill.times(item.quantity)}</td>
            <td className={styles.sum}>{bill.text(bill.sum(item.price, item.quantity))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const ShopItems = ({ part, isLinked }: { part: ShopPart; isLinked: boolean }): ReactElement => {
  const intl = useIntl();
  const chip = useStateChip();
  const { shop, own, items } = part;
  const state = own && chip(own.mark);
  return (
    <section aria-label={shop.name} className={styles.shop}>
      <CardHead
        title={
          <span className={styles.shopLink}>
            <Link href={shopHref(shop.id)} tone="default" strong startIcon={Store} endIcon={ChevronRight}>
              {shop.name}
            </Link>
            {state && own.mark.paid && (
              <StatusChip tone={state.tone} icon={state.icon}>
                {state.text}
              </StatusChip>
            )}
          </span>
        }
      >
        {own && isLinked && (
          <Link
            href={orderHref(own.orderNo)}
            tone="muted"
            endIcon={ChevronRight}
            className={styles.screenOnly}
            aria-label={intl.formatMessage(
              {
                defaultMessage: "Details of the order from {shop}",
                description: "Name of a link on the page of an order",
              },
              { shop: shop.name },
            )}
          >
            <FormattedMessage defaultMessage="Details" description="Link to the order of one shop" />
          </Link>
        )}
      </CardHead>
      <ItemTable items={items} shop={shop.name} />
    </section>
  );
};

export interface OrderContentsProps {
  readonly order: OrderView;
  /** Whether the reader may open the pages of the shops' orders. @default true */
  readonly isLinked?: boolean;
}

/** Items of the order by shop, and its total. */
export const OrderContents = ({ order, isLinked = true }: OrderContentsProps): ReactElement => {
  const bill = useBill();
  const sums = useOrderSums();
  const names = useSumNames();
  const isOver = orderStateOf(order.mark) === "cancelled";
  return (
    <Card padding="none">
      {order.shops.map((part) => (
        <ShopItems key={part.own?.orderNo ?? part.shop.id} part={part} isLinked={isLinked} />
      ))}
      <div className={styles.foot}>
        {(order.note || order.isGift) && (
          <div className={styles.note}>
            <Text size={12} tone="muted">
              {!order.isGift ? (
                <FormattedMessage
                  defaultMessage="Your note"
                  description="Page of an order: over the shopper's note"
                />
              ) : order.note ? (
                <FormattedMessage
                  defaultMessage="Gift message"
                  description="Page of an order, and other places: over the message to the recipient of a gift"
                />
              ) : (
                <FormattedMessage
                  defaultMessage="Gift without a message"
                  description="Page of an order: the order is a gift"
                />
              )}
            </Text>
            <Text dir="auto" className={styles.noteText}>
              {order.note}
            </Text>
          </div>
        )}
        <div className={styles.sums}>
          <SumRows rows={sums(order.sums)} />
          <div className={styles.total}>
            <Text strong>{order.mark.paid ? names.paid : isOver ? names.notPaid : names.toPay}</Text>
            <Price parts={bill.parts(order.total)} size={24} />
          </div>
          {compareMoney(order.refunded, 0) > 0 && (
            <SumRows
              rows={[
                {
                  id: "refunded",
                  name: names.refunded,
                  value: bill.reduction(order.refunded),
                  reduction: true,
                },
              ]}
            />
          )}
        </div>
      </div>
    </Card>
  );
};
