import { formatOrderNo, orderStatus } from "@carmine/api/contract";
import type { ListedOrder, UnpaidOrder } from "@carmine/api/hooks";
import { OrderCard, OrderStrip, type OrderCardProps } from "@carmine/design-system";
import { compareMoney } from "@carmine/i18n";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { Timer, Truck } from "lucide-react";
import type { ReactElement } from "react";
import { orderHref } from "./order-paths.ts";
import { shopHref } from "../links.ts";
import { TimeLeft } from "../loading/TimeLeft.tsx";
import { OrderButtons } from "./OrderButtons.tsx";
import { orderItems, useBill } from "./order-items.tsx";
import { useStateChip } from "./order-state.ts";
import type { OrderActions } from "./use-order-actions.tsx";

/** Maximum number of products on a card. */
const maxShownItems = 3;

const useCardTexts = () => {
  const intl = useIntl();
  return {
    label: (orderNo: string): string =>
      intl.formatMessage(
        { defaultMessage: "Order {orderNo}", description: "Name of an order's card, and other places" },
        { orderNo },
      ),
    number: (value: string): OrderCardProps["number"] => ({
      value,
      copyLabel: intl.formatMessage(
        { defaultMessage: "Copy order number {orderNo}", description: "Name of a button" },
        { orderNo: value },
      ),
    }),
    more: (count: number): string =>
      intl.formatMessage(
        {
          defaultMessage: "{count, plural, one {# more item} other {# more items}}",
          description: "Card of an order",
        },
        { count },
      ),
  };
};

/** An unpaid master order with the products of all its shops. */
export const UnpaidCard = (props: {
  order: UnpaidOrder;
  actions: OrderActions;
  onEnd: () => void;
}): ReactElement => {
  const { order, actions, onEnd } = props;
  const intl = useIntl();
  const bill = useBill();
  const chip = useStateChip();
  const texts = useCardTexts();
  const [first] = order.parts;
  const allItems = orderItems(
    order.parts.flatMap(({ items }) => items),
    bill,
  );
  const href = orderHref(order.orderNo);
  return (
    <OrderCard
      label={texts.label(formatOrderNo(order.orderNo))}
      shop={{
        name: intl.formatMessage(
          {
            defaultMessage:
              "{others, plural, =0 {{shop}} one {{shop} and # more shop} other {{shop} and # more shops}}",
            description: "Header of an order's card: its shops",
          },
          { shop: first?.shop.name ?? "", others: Math.max(0, order.parts.length - 1) },
        ),
        href: first ? shopHref(first.shop.id) : href,
      }}
      number={texts.number(formatOrderNo(order.orderNo))}
      date={<DateTime value={order.createdAt} />}
      status={chip({ paid: false })}
      items={allItems}
      {...(allItems.length > maxShownItems
        ? { more: { label: texts.more(allItems.length - maxShownItems), href } }
        : {})}
      sum={{ before: bill.units(order.quantity), parts: bill.parts(order.total) }}
      actions={
        <OrderButtons
          place="card"
          order={{ paid: false }}
          masterOrderNo={order.orderNo}
          detailsHref={href}
          actions={actions}
        />
      }
      strip={
        order.expiresAt ? (
          <OrderStrip tone="caution" icon={Timer}>
            <span>
              <FormattedMessage
                defaultMessage="Pay within {time} to keep this price and your items. Unpaid orders are canceled automatically."
                description="Page of an unpaid order, and other places"
                values={{
                  time: (
                    <strong>
                      <TimeLeft until={order.expiresAt} onEnd={onEnd} />
                    </strong>
                  ),
                }}
              />
            </span>
          </OrderStrip>
        ) : undefined
      }
    />
  );
};

/** An order of one shop. */
export const ShopOrderCard = ({
  order,
  actions,
}: {
  order: ListedOrder;
  actions: OrderActions;
}): ReactElement => {
  const intl = useIntl();
  const bill = useBill();
  const chip = useStateChip();
  const texts = useCardTexts();
  const href = orderHref(order.orderNo);
  const { shop, mark, items, shipping, courier } = order;
  const rest = items.length - maxShownItems;
  return (
    <OrderCard
      label={texts.label(formatOrderNo(order.orderNo))}
      shop={{ name: shop.name, href: shopHref(shop.id) }}
      number={texts.number(formatOrderNo(order.orderNo))}
      date={<DateTime value={order.createdAt} />}
      status={chip(mark)}
      items={orderItems(items, bill)}
      {...(rest > 0 ? { more: { label: texts.more(rest), href } } : {})}
      sum={{
        before: bill.units(order.quantity),
        parts: bill.parts(order.total),
        after:
          compareMoney(shipping, 0) > 0
            ? intl.formatMessage(
                { defaultMessage: "incl. {amount} shipping", description: "Below the sum of an order" },
                { amount: bill.text(shipping) },
              )
            : intl.formatMessage({
                defaultMessage: "free shipping",
                description: "Below the sum of an order",
              }),
      }}
      actions={
        <OrderButtons
          place="card"
          order={mark}
          masterOrderNo={order.masterOrderNo}
          orderNo={order.orderNo}
          detailsHref={href}
          actions={actions}
        />
      }
      strip={
        mark.status === orderStatus.toReceive && courier !== "" ? (
          <OrderStrip tone="info" icon={Truck}>
            <FormattedMessage
              defaultMessage="On its way with {courier}"
              description="Footer of a shipped order's card"
              values={{ courier }}
            />
          </OrderStrip>
        ) : undefined
      }
    />
  );
};
