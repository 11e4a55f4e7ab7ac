import { defineMessages, useIntl } from "@carmine/i18n/react";

const texts = defineMessages({
  stripe: { defaultMessage: "Card", description: "Console: payment method" },
  sandbox: { defaultMessage: "Test card", description: "Console: payment method" },
});

/** Brand names, which are the same in every language. */
const brands: Readonly<Record<string, string>> = {
  paypal: "PayPal",
  wechat: "WeChat Pay",
};

/** Returns a function for the name of a payment method; an unknown one is shown as it is. */
export const usePayType = (): ((payType: string | null) => string) => {
  const intl = useIntl();
  return (payType) => {
    if (payType === null) return "";
    return payType in texts
      ? intl.formatMessage(texts[payType as keyof typeof texts])
      : (brands[payType] ?? payType);
  };
};
