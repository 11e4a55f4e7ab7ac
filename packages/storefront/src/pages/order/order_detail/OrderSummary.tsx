import { orderStateOf, type OrderItem } from "@carmine/api/contract";
import { compareMoney } from "@carmine/i18n";
import { Card, CardHead, GoodsRow, Link, Price, StatusChip, SumRows, Text } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { ChevronRight, Store } from "lucide-react";
import type { ReactElement } from "react";
import { orderHref } from "../../../features/orders/order-paths.ts";
import { useOrderSums } from "../../../features/checkout/MasterSummary.tsx";
import { useSumNames } from "../../../features/checkout/sum-names.ts";
import { productHref, shopHref } from "../../../features/links.ts";
import { optionText, useBill } from "../../../features/orders/order-items.tsx";
import { useStateChip } from "../../../features/orders/order-state.ts";
import type { OrderView, ShopPart } from "./order-view.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import * as styles from "./page.css.ts";

const GoodsTable = ({ items, shop }: { items: readonly OrderItem[]; shop: string }): ReactElement => {
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
          <th scope="col" className={`${styles.goods} ${styles.columnHead}`}>
            <FormattedMessage defaultMessage="Items" description="Column of an order" />
          </th>
          <th scope="col" className={`${styles.price} ${styles.columnHead}`}>
            <FormattedMessage defaultMessage="Unit price" description="Column of an order" />
          </th>
          <th scope="col" className={`${styles.count} ${styles.columnHead}`}>
            <FormattedMessage defaultMessage="Quantity" description="Column of an order" />
          </th>
          <th scope="col" className={`${styles.sum} ${styles.columnHead}`}>
            <FormattedMessage defaultMessage="Total" description="Column of an order" />
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row" className={styles.goods}>
              <GoodsRow
                size={64}
                href={productHref(item.productId)}
                title={item.productName}
                picture={pictureOf(item.image)}
                {...(item.sku ? { option: optionText(item.sku) } : {})}
                {...(item.refundedNum
                  ? {
                      status: (
                        <StatusChip tone="neutral">
                          <FormattedMessage
                            defaultMessage="{count} refunded"
                            description="Chip at a line of an order: how many pieces were given back"
                            values={{ count: item.refundedNum }}
                          />
                        </StatusChip>
                      ),
                    }
                  : {})}
              />
            </th>
            <td className={styles.price}>{bill.text(item.price)}</td>
            <td className={styles.count}>{bill.times(item.payNum)}</td>
            <td className={styles.sum}>{bill.text(bill.sum(item.price, item.payNum))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const ShopGoods = ({ shop }: { shop: ShopPart }): ReactElement => {
  const intl = useIntl();
  const chip = useStateChip();
  const { merId, merName, own, items } = shop;
  const state = own && chip(own.mark);
  return (
    <section aria-label={merName} className={styles.shop}>
      <CardHead
        title={
          <span className={styles.shopLink}>
            <Link href={shopHref(merId)} tone="default" strong startIcon={Store} endIcon={ChevronRight}>
              {merName}
            </Link>
            {state && own.mark.paid && (
              <StatusChip tone={state.tone} icon={state.icon}>
                {state.text}
              </StatusChip>
            )}
          </span>
        }
      >
        {own && (
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
              { shop: merName },
            )}
          >
            <FormattedMessage defaultMessage="Details" description="Link to the order of one shop" />
          </Link>
        )}
      </CardHead>
      <GoodsTable items={items} shop={merName} />
    </section>
  );
};

/** What was bought from whom, and what it costs. */
export const OrderSummary = ({ order }: { order: OrderView }): ReactElement => {
  const bill = useBill();
  const sums = useOrderSums();
  const names = useSumNames();
  const isOver = orderStateOf(order.mark) === "cancelled";
  return (
    <Card padding="none">
      {order.shops.map((shop) => (
        <ShopGoods key={shop.own?.orderNo ?? shop.merId} shop={shop} />
      ))}
      <div className={styles.foot}>
        {order.note && (
          <div className={styles.note}>
            <Text size={12} tone="muted">
              <FormattedMessage
                defaultMessage="Your note"
                description="Page of an order: over the shopper's note"
              />
            </Text>
            <Text className={styles.noteText}>{order.note}</Text>
          </div>
        )}
        <div className={styles.sums}>
          <SumRows rows={sums(order.sums)} />
          <div className={styles.total}>
            <Text strong>{order.mark.paid ? names.paid : isOver ? names.notPaid : names.toPay}</Text>
            <Price parts={bill.parts(order.payPrice)} size={24} />
          </div>
          {compareMoney(order.refundedPrice, 0) > 0 && (
            <SumRows
              rows={[
                {
                  id: "refunded",
                  name: names.refunded,
                  value: bill.reduction(order.refundedPrice),
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
