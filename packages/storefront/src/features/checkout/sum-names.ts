import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useCurrency } from "../home-data.ts";

type SumName =
  | "goods"
  | "freight"
  | "free"
  | "coupons"
  | "points"
  | "tax"
  | "toPay"
  | "refunded"
  | "notPaid"
  | "paid";

const texts: Readonly<Record<SumName, MessageDescriptor>> = defineMessages({
  goods: { defaultMessage: "Items", description: "Line of an order summary: subtotal" },
  freight: { defaultMessage: "Shipping", description: "Line of an order summary" },
  free: { defaultMessage: "Free", description: "Order summary: shipping is free" },
  coupons: { defaultMessage: "Coupons", description: "Tab of a shop, and other places" },
  points: { defaultMessage: "Points", description: "Line of an order summary: taken off by points" },
  tax: { defaultMessage: "Tax", description: "Line of an order summary" },
  toPay: {
    defaultMessage: "Total due ({currency})",
    description: "Last line of an order summary that is not paid yet",
  },
  refunded: { defaultMessage: "Refunded", description: "Step of a refund, and other places" },
  notPaid: { defaultMessage: "Not paid", description: "Last line of an order summary of a canceled order" },
  paid: { defaultMessage: "Paid", description: "Last line of an order summary that is paid" },
});

/** Labels of the lines of a total. */
export const useSumNames = (): Readonly<Record<SumName, string>> => {
  const intl = useIntl();
  const { currency } = useCurrency();
  return {
    goods: intl.formatMessage(texts.goods),
    freight: intl.formatMessage(texts.freight),
    free: intl.formatMessage(texts.free),
    coupons: intl.formatMessage(texts.coupons),
    points: intl.formatMessage(texts.points),
    tax: intl.formatMessage(texts.tax),
    toPay: intl.formatMessage(texts.toPay, { currency }),
    refunded: intl.formatMessage(texts.refunded),
    notPaid: intl.formatMessage(texts.notPaid),
    paid: intl.formatMessage(texts.paid),
  };
};
