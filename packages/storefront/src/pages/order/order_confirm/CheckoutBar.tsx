import { CartBar } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";
import { useBill } from "../../../features/orders/order-items.tsx";
import type { CheckoutTotal } from "./price-rows.tsx";
import * as styles from "./sections.css.ts";

export interface CheckoutBarProps {
  readonly quantity: number;
  readonly total: CheckoutTotal;
  readonly busy: boolean;
  readonly action: ReactNode;
}

/** The total and *Place order* at the bottom of windows in which the summary is below all other sections. */
export const CheckoutBar = ({ quantity, total, busy, action }: CheckoutBarProps): ReactElement => {
  const intl = useIntl();
  const bill = useBill();
  return (
    <CartBar
      className={styles.bar}
      label={intl.formatMessage({
        defaultMessage: "Order total",
        description: "Accessible name of the checkout's footer in small windows",
      })}
      start={null}
      count={bill.units(quantity)}
      totalLabel={total.label}
      total={bill.parts(total.amount)}
      loading={busy}
      action={action}
    />
  );
};
