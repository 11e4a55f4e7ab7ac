import type { MasterOrder } from "@carmine/api/contract";
import { GoodsRow, OrderSummary, Text, type SumRow } from "@carmine/design-system";
import { compareMoney } from "@carmine/i18n";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useOrderAddress } from "../addresses/use-address-lines.ts";
import { optionText, useBill } from "../orders/order-items.tsx";
import { pictureOf } from "../products/picture.ts";
import * as styles from "./MasterSummary.css.ts";
import { useSumNames } from "./sum-names.ts";

/** Lines of an order's bill; what is nothing is left out, except the freight. */
export const useOrderSums = () => {
  const bill = useBill();
  const names = useSumNames();
  return (
    order: Pick<MasterOrder, "proTotalPrice" | "payPostage" | "couponPrice" | "integralPrice" | "tax">,
  ): SumRow[] => {
    const less = (id: string, name: string, amount: string | null): SumRow[] =>
      amount && compareMoney(amount, 0) > 0
        ? [{ id, name, value: bill.reduction(amount), reduction: true }]
        : [];
    const freight = order.payPostage ?? "0";
    return [
      { id: "goods", name: names.goods, value: bill.text(order.proTotalPrice) },
      {
        id: "freight",
        name: names.freight,
        value: compareMoney(freight, 0) > 0 ? bill.text(freight) : names.free,
      },
      ...less("coupon", names.coupons, order.couponPrice),
      ...less("points", names.points, order.integralPrice),
      ...(order.tax && compareMoney(order.tax, 0) > 0
        ? [{ id: "tax", name: names.tax, value: bill.text(order.tax) }]
        : []),
    ];
  };
};

/** What is paid for, beside the card form. */
export const MasterSummary = ({ order }: { order: MasterOrder }): ReactElement => {
  const intl = useIntl();
  const bill = useBill();
  const sums = useOrderSums();
  const names = useSumNames();
  const addressText = useOrderAddress();
  return (
    <OrderSummary
      title={intl.formatMessage({
        defaultMessage: "Your order",
        description: "Payment page: title of the summary",
      })}
      aside={
        <FormattedMessage
          defaultMessage="{count, plural, one {# shop} other {# shops}}"
          description="Number of shops that an order is from"
          values={{ count: order.orderList.length }}
        />
      }
      goods={
        <ul className={styles.goods}>
          {order.orderList
            .flatMap((shop) => shop.orderInfoList)
            .map((item) => (
              <li key={item.id} className={styles.row}>
                <GoodsRow
                  size={48}
                  title={item.productName}
                  picture={pictureOf(item.image)}
                  className={styles.words}
                  note={{
                    tone: "muted",
                    text: [item.sku && optionText(item.sku), bill.times(item.payNum)]
                      .filter(Boolean)
                      .join(" · "),
                  }}
                />
                <Text size={14} numeric>
                  {bill.text(bill.sum(item.price, item.payNum))}
                </Text>
              </li>
            ))}
        </ul>
      }
      rows={sums(order)}
      total={{ label: names.toPay, parts: bill.parts(order.payPrice), size: 16 }}
      {...(order.realName && order.userAddress
        ? { address: { name: order.realName, lines: [addressText(order.userAddress)] } }
        : {})}
    />
  );
};
