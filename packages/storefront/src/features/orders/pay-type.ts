import { defineMessages, useIntl } from "@carmine/i18n/react";

const names = defineMessages({
  stripe: { defaultMessage: "Card", description: "Way of paying" },
  sandbox: { defaultMessage: "Test card", description: "Way of paying" },
  paypal: { defaultMessage: "PayPal", description: "Way of paying" },
  wechat: { defaultMessage: "WeChat Pay", description: "Way of paying" },
});

const isKnown = (payType: string): payType is keyof typeof names => Object.hasOwn(names, payType);

/** Returns a function for the name of an order's payment method. */
export const usePayTypeName = (): ((payType: string | null) => string) => {
  const intl = useIntl();
  return (payType) => (payType && isKnown(payType) ? intl.formatMessage(names[payType]) : (payType ?? ""));
};
