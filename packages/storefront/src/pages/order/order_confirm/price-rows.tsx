import type { Checkout, CheckoutPrice } from "@carmine/api/hooks";
import type { SumRow } from "@carmine/design-system";
import { compareMoney } from "@carmine/i18n";
import { useIntl } from "@carmine/i18n/react";
import { useBill } from "../../../features/orders/order-items.tsx";
import { useSumNames } from "../../../features/checkout/sum-names.ts";

/** The total and its label: without an address, shipping isn't included. */
export interface CheckoutTotal {
  readonly label: string;
  /** Decimal text. */
  readonly amount: string;
}

/** Returns a function that lists the lines of a checkout's total; zero amounts are omitted, except shipping. */
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
        name: price.tax.isEstimate
          ? intl.formatMessage({
              defaultMessage: "Shipping (estimate)",
              description: "Order summary: shipping before the address is known",
            })
          : names.freight,
        value: more(price.shipping) ? bill.text(price.shipping) : names.free,
      },
      ...less("coupon", names.coupons, price.coupons),
      ...less("points", names.points, price.points),
      ...(price.tax.isEstimate && !more(price.tax.total)
        ? [
            {
              id: "later",
              name: names.tax,
              value: intl.formatMessage({
                defaultMessage: "Depends on the address",
                description: "Order summary: the tax is not known before the address",
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

/** Returns a function for the last line. */
export const useCheckoutTotal = (): ((
  checkout: Pick<Checkout, "itemsTotal">,
  price: CheckoutPrice | undefined,
) => CheckoutTotal) => {
  const intl = useIntl();
  const names = useSumNames();
  return ({ itemsTotal }, price) => {
    if (price && !price.tax.isEstimate) return { label: names.toPay, amount: price.total };
    return {
      label: intl.formatMessage({
        defaultMessage: "Estimated total",
        description: "Last line of an order summary before shipping and tax are known",
      }),
      amount: price?.total ?? itemsTotal,
    };
  };
};
