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
  goods: { defaultMessage: "Items", description: "Line of a bill: sum of the goods" },
  freight: { defaultMessage: "Shipping", description: "Line of a bill" },
  free: { defaultMessage: "Free", description: "In a bill: nothing is charged for freight" },
  coupons: { defaultMessage: "Coupons", description: "Tab of a shop, and other places" },
  points: { defaultMessage: "Points", description: "Line of a bill: taken off by points" },
  tax: { defaultMessage: "Tax", description: "Line of a bill" },
  toPay: {
    defaultMessage: "Total due ({currency})",
    description: "Last line of a bill that is not paid yet",
  },
  refunded: { defaultMessage: "Refunded", description: "Step of a refund, and other places" },
  notPaid: { defaultMessage: "Not paid", description: "Last line of a bill of a canceled order" },
  paid: { defaultMessage: "Paid", description: "Last line of a bill that is paid" },
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
