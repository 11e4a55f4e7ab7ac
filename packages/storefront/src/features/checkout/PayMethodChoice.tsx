import type { PayType } from "@carmine/api/contract";
import { Message, PaymentMethodCard, PaymentMethods } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { usePayTypeName } from "../orders/pay-type.ts";

const hints = defineMessages({
  stripe: {
    defaultMessage: "Visa, Mastercard, American Express",
    description: "Below the way of paying by card",
  },
  paypal: {
    defaultMessage: "Approve on PayPal, then come back here",
    description: "Below the way of paying PayPal",
  },
  sandbox: {
    defaultMessage: "For trying out the shop: you won’t be charged",
    description: "Below the way of paying by test card",
  },
  wechat: {
    defaultMessage: "Scan a code with your phone",
    description: "Below the way of paying WeChat Pay",
  },
});

export interface PayMethodChoiceProps {
  readonly open: readonly PayType[];
  readonly value: PayType | undefined;
  readonly onChange: (value: PayType) => void;
}

/** The available payment methods; renders nothing for a single one. A warning marks test cards next to real ones. */
export const PayMethodChoice = ({ open, value, onChange }: PayMethodChoiceProps): ReactElement | null => {
  const intl = useIntl();
  const nameOf = usePayTypeName();
  if (open.length < 2) return null;
  return (
    <>
      {open.includes("sandbox") && (
        <Message tone="critical">
          <FormattedMessage
            defaultMessage="Test cards are switched on in a shop that takes real payments. Orders paid with them aren’t charged."
            description="Warning of the operator’s mistake, on the way to the payment"
          />
        </Message>
      )}
      <PaymentMethods
        label={intl.formatMessage({
          defaultMessage: "How to pay",
          description: "Title of the ways of paying",
        })}
        {...(value !== undefined && { value })}
        onValueChange={(chosen) => onChange(open.find((name) => name === chosen) ?? "stripe")}
      >
        {open.map((name) => (
          <PaymentMethodCard
            key={name}
            value={name}
            title={nameOf(name)}
            description={intl.formatMessage(hints[name])}
            {...(name === "stripe" && {
              brands: [
                { brand: "visa" as const, label: "Visa" },
                { brand: "mastercard" as const, label: "Mastercard" },
              ],
            })}
          />
        ))}
      </PaymentMethods>
    </>
  );
};
