import type { Order, OrderSums } from "@carmine/api/hooks";
import { LineItem, OrderSummary, Text, type SumRow } from "@carmine/design-system";
import { compareMoney } from "@carmine/i18n";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useOrderAddress } from "../addresses/use-address-lines.ts";
import { optionText } from "../products/option-text.ts";
import { useBill } from "../orders/order-items.tsx";
import { pictureOf } from "../products/picture.ts";
import * as styles from "./MasterSummary.css.ts";
import { useSumNames } from "./sum-names.ts";

/** Lines of an order's total; zero amounts are omitted, except shipping. */
export const useOrderSums = () => {
  const bill = useBill();
  const names = useSumNames();
  return ({ items, shipping, coupons, points, tax }: OrderSums): SumRow[] => {
    const less = (id: string, name: string, amount: string): SumRow[] =>
      compareMoney(amount, 0) > 0 ? [{ id, name, value: bill.reduction(amount), reduction: true }] : [];
    return [
      { id: "goods", name: names.goods, value: bill.text(items) },
      {
        id: "freight",
        name: names.freight,
        value: compareMoney(shipping, 0) > 0 ? bill.text(shipping) : names.free,
      },
      ...less("coupon", names.coupons, coupons),
      ...less("points", names.points, points),
      ...(compareMoney(tax, 0) > 0 ? [{ id: "tax", name: names.tax, value: bill.text(tax) }] : []),
    ];
  };
};

/** The order next to the card form. */
export const MasterSummary = ({ order }: { order: Order }): ReactElement => {
  const intl = useIntl();
  const bill = useBill();
  const sums = useOrderSums();
  const names = useSumNames();
  const addressText = useOrderAddress();
  const { name, address } = order.recipient;
  return (
    <OrderSummary
      title={intl.formatMessage({
        defaultMessage: "Your order",
        description: "Payment page: title of the summary",
      })}
      aside={
        <FormattedMessage
          defaultMessage="{count, plural, one {# shop} other {# shops}}"
          description="Number of shops that an order is from, and other places"
          values={{ count: order.parts.length }}
        />
      }
      items={
        <ul className={styles.items}>
          {order.parts
            .flatMap(({ items }) => items)
            .map((item) => (
              <li key={item.id} className={styles.row}>
                <LineItem
                  size={48}
                  title={item.name}
                  picture={pictureOf(item.picture)}
                  className={styles.words}
                  note={{
                    tone: "muted",
                    text: [optionText(item.options), bill.times(item.quantity)].filter(Boolean).join(" · "),
                  }}
                />
                <Text size={14} numeric>
                  {bill.text(bill.sum(item.price, item.quantity))}
                </Text>
              </li>
            ))}
        </ul>
      }
      rows={sums(order.sums)}
      total={{ label: names.toPay, parts: bill.parts(order.total), size: 16 }}
      {...(name && address ? { address: { name, lines: [addressText(address)] } } : {})}
    />
  );
};
