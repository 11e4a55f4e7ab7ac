import type { CheckoutCoupon, CheckoutPrice } from "@carmine/api/hooks";
import { Card, Heading, RadioCard, RadioGroup, Switch, Text, TextField } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState, type ReactElement } from "react";
import { useBill } from "../../../features/orders/order-items.tsx";
import { couponsOf, type OrderChoices } from "./choices.ts";
import { OrderCoupons } from "./OrderCoupons.tsx";
import * as styles from "./sections.css.ts";

export interface ExtrasProps {
  readonly choices: OrderChoices;
  readonly onChange: (next: Partial<OrderChoices>) => void;
}

const platform = 0;

/** Coupons of the marketplace and points. */
export const SavingsSection = (
  props: ExtrasProps & {
    coupons: readonly CheckoutCoupon[];
    onCoupon: (issuer: number, id: number | null) => void;
    price: CheckoutPrice | undefined;
  },
): ReactElement | null => {
  const { choices, onChange, coupons, onCoupon, price } = props;
  const intl = useIntl();
  const bill = useBill();
  const { balance: points, usable, worth } = price?.pointUse ?? { balance: 0, usable: 0, worth: "0" };
  if (couponsOf(coupons, platform).length === 0 && points <= 0) return null;
  return (
    <Card element="section">
      <div className={styles.head}>
        <Heading level={2} size={16}>
          <FormattedMessage
            defaultMessage="Coupons and points"
            description="Topic of notifications, and other places"
          />
        </Heading>
      </div>
      <div className={styles.stack}>
        <OrderCoupons
          label={intl.formatMessage({
            defaultMessage: "Coupons",
            description: "Tab of a shop, and other places",
          })}
          issuer={platform}
          coupons={coupons}
          chosen={choices.coupons[platform]}
          onChoose={(id) => onCoupon(platform, id)}
        />
        {points > 0 && usable > 0 && (
          <Switch checked={choices.usePoints} onCheckedChange={(usePoints) => onChange({ usePoints })}>
            <FormattedMessage
              defaultMessage="Use {used, number} of your {points, number} points for {amount} off"
              description="Switch of the checkout"
              values={{ used: usable, points, amount: bill.text(worth) }}
            />
          </Switch>
        )}
        {points > 0 && usable === 0 && (
          <Text size={12} tone="muted">
            <FormattedMessage
              defaultMessage="You have {points, number} points, too few for this order."
              description="Checkout: points that can’t be used"
              values={{ points }}
            />
          </Text>
        )}
      </div>
    </Card>
  );
};

const longestNumber = 32;

/** Asks for a provincial tax exemption number, if the destination has such a tax. */
export const TaxSection = ({
  choices,
  onChange,
  error,
}: ExtrasProps & {
  /** Error message in the shopper's language. */
  readonly error: string | undefined;
}): ReactElement => {
  const intl = useIntl();
  const [number, setNumber] = useState(choices.pstNumber ?? "");
  const exempt = choices.pstNumber !== null;
  return (
    <Card element="section">
      <div className={styles.stack}>
        <RadioGroup
          label={intl.formatMessage({
            defaultMessage: "Provincial tax (PST)",
            description: "Title in the checkout",
          })}
          orientation="horizontal"
          value={exempt ? "exempt" : "taxed"}
          onValueChange={(value) => onChange({ pstNumber: value === "exempt" ? number.trim() : null })}
        >
          <RadioCard
            value="taxed"
            title={intl.formatMessage({
              defaultMessage: "No PST number",
              description: "Choice of the checkout",
            })}
          />
          <RadioCard
            value="exempt"
            title={intl.formatMessage({
              defaultMessage: "I have a PST number",
              description: "Choice of the checkout",
            })}
            description={intl.formatMessage({
              defaultMessage: "No provincial tax on this order",
              description: "Choice of the checkout",
            })}
          />
        </RadioGroup>
        {exempt && (
          <TextField
            className={styles.field}
            label={intl.formatMessage({
              defaultMessage: "PST number",
              description: "Label of a field, and other places",
            })}
            maxLength={longestNumber}
            error={error}
            value={number}
            onValueChange={(typed) => {
              setNumber(typed);
              onChange({ pstNumber: typed.trim() });
            }}
          />
        )}
      </div>
    </Card>
  );
};
