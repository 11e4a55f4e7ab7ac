import type { CheckoutPrice } from "@carmine/api/hooks";
import type { SumRow } from "@carmine/design-system";
import { compareMoney } from "@carmine/i18n";
import { useIntl } from "@carmine/i18n/react";
import { useBill } from "../../../features/orders/order-items.tsx";
import { useSumNames } from "../../../features/checkout/sum-names.ts";

/** A function that lists the sums of a checkout; what is nothing is left out, except the freight. */
export const usePriceRows = (): ((price: CheckoutPrice) => SumRow[]) => {
  const intl = useIntl();
  const bill = useBill();
  const names = useSumNames();
  return (price) => {
    const more = (amount: string | null): amount is string => amount !== null && compareMoney(amount, 0) > 0;
    const less = (id: string, name: string, amount: string | null): SumRow[] =>
      more(amount) ? [{ id, name, value: bill.reduction(amount), reduction: true }] : [];
    const taxes = price.tax.lines.filter(({ amount }) => more(amount));
    return [
      { id: "goods", name: names.goods, value: bill.text(price.items) },
      {
        id: "freight",
        name: names.freight,
        value: more(price.shipping) ? bill.text(price.shipping) : names.free,
      },
      ...less("coupon", names.coupons, price.coupons),
      ...less("points", names.points, price.points),
      ...(price.tax.isEstimate
        ? [
            {
              id: "tax",
              name: names.tax,
              value: intl.formatMessage({
                defaultMessage: "Depends on the address",
                description: "In a bill: the tax is not known yet",
              }),
            },
          ]
        : []),
      ...taxes.map(({ name, rate, amount }, index) => ({
        id: `tax-${index}`,
        name: `${name} ${intl.formatNumber(Number(rate), { style: "percent", maximumFractionDigits: 3 })}`,
        value: bill.text(amount),
      })),
      ...(taxes.length === 0 && more(price.tax.total)
        ? [{ id: "tax", name: names.tax, value: bill.text(price.tax.total) }]
        : []),
    ];
  };
};
