import { formatOrderNo } from "@carmine/api/contract";
import type { AwaitPayOrder, OrderCard as WireOrder } from "@carmine/api/contract";
import { OrderCard, OrderStrip, type OrderCardProps } from "@carmine/design-system";
import { compareMoney } from "@carmine/i18n";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { Timer, Truck } from "lucide-react";
import type { ReactElement } from "react";
import { orderHref } from "./order-paths.ts";
import { shopHref } from "../links.ts";
import { TimeLeft } from "../loading/TimeLeft.tsx";
import { orderMarkOf } from "./order-mark.ts";
import { OrderButtons } from "./OrderButtons.tsx";
import { orderItems, useBill } from "./order-items.tsx";
import { useStateChip } from "./order-state.ts";
import type { OrderActions } from "./use-order-actions.tsx";

/** More goods than the card shows. */
const shownGoods = 3;

const useCardTexts = () => {
  const intl = useIntl();
  return {
    label: (orderNo: string): string =>
      intl.formatMessage(
        { defaultMessage: "Order {orderNo}", description: "Name of an order's card" },
        { orderNo },
      ),
    number: (value: string): OrderCardProps["number"] => ({
      value,
      copyLabel: intl.formatMessage(
        { defaultMessage: "Copy order number {orderNo}", description: "Name of a button" },
        { orderNo: value },
      ),
      copiedLabel: intl.formatMessage({ defaultMessage: "Copied", description: "After copying a number" }),
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

/** A master order that is still to be paid, with the goods of all its shops. */
export const UnpaidCard = (props: {
  order: AwaitPayOrder;
  actions: OrderActions;
  onEnd: () => void;
}): ReactElement => {
  const { order, actions, onEnd } = props;
  const intl = useIntl();
  const bill = useBill();
  const chip = useStateChip();
  const texts = useCardTexts();
  const [first] = order.orderList;
  const goods = orderItems(
    order.orderList.flatMap((shop) => shop.orderInfoList),
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
            description: "Head of an order's card: from which shops",
          },
          { shop: first?.merName ?? "", others: Math.max(0, order.orderList.length - 1) },
        ),
        href: first ? shopHref(first.merId) : href,
      }}
      number={texts.number(formatOrderNo(order.orderNo))}
      date={<DateTime value={order.createTime} />}
      status={chip({ paid: false })}
      goods={goods}
      {...(goods.length > shownGoods ? { more: { label: texts.more(goods.length - shownGoods), href } } : {})}
      sum={{ before: bill.pieces(order.totalNum), parts: bill.parts(order.payPrice) }}
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
        order.expireTime ? (
          <OrderStrip tone="caution" icon={Timer}>
            <span>
              <FormattedMessage
                defaultMessage="Pay within {time} to keep this price and your items. Unpaid orders are canceled automatically."
                description="Foot of an unpaid order's card"
                values={{
                  time: (
                    <strong>
                      <TimeLeft until={order.expireTime} onEnd={onEnd} />
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
  order: WireOrder;
  actions: OrderActions;
}): ReactElement => {
  const intl = useIntl();
  const bill = useBill();
  const chip = useStateChip();
  const texts = useCardTexts();
  const href = orderHref(order.orderNo);
  const rest = order.orderInfoList.length - shownGoods;
  const freight = order.payPostage ?? "0";
  const courier = [order.deliveryName, order.deliveryId].filter(Boolean).join(" ");
  return (
    <OrderCard
      label={texts.label(formatOrderNo(order.orderNo))}
      shop={{ name: order.merName, href: shopHref(order.merId) }}
      number={texts.number(formatOrderNo(order.orderNo))}
      date={<DateTime value={order.createTime} />}
      status={chip(order)}
      goods={orderItems(order.orderInfoList, bill)}
      {...(rest > 0 ? { more: { label: texts.more(rest), href } } : {})}
      sum={{
        before: bill.pieces(order.totalNum),
        parts: bill.parts(order.payPrice),
        after:
          compareMoney(freight, 0) > 0
            ? intl.formatMessage(
                { defaultMessage: "incl. {amount} shipping", description: "Under the sum of an order" },
                { amount: bill.text(freight) },
              )
            : intl.formatMessage({
                defaultMessage: "free shipping",
                description: "Under the sum of an order",
              }),
      }}
      actions={
        <OrderButtons
          place="card"
          order={orderMarkOf(order)}
          masterOrderNo={order.masterOrderNo}
          orderNo={order.orderNo}
          detailsHref={href}
          actions={actions}
        />
      }
      strip={
        order.status === 1 && courier !== "" ? (
          <OrderStrip tone="info" icon={Truck}>
            <FormattedMessage
              defaultMessage="On its way with {courier}"
              description="Foot of a sent order's card"
              values={{ courier }}
            />
          </OrderStrip>
        ) : undefined
      }
    />
  );
};
