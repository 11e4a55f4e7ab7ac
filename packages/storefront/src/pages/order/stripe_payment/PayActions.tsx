import { Button, ButtonLink } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { Lock } from "lucide-react";
import type { ReactElement } from "react";
import { ordersToPayHref } from "../../../features/orders/order-paths.ts";

/** What both card forms are given. */
export interface PayFormProps {
  readonly orderNo: string;
  /** The pay button stands outside of the form and belongs to it by this id. */
  readonly formId: string;
  readonly onBusy: (busy: boolean) => void;
  /** The provider took the card; whether money came is the server's to say. */
  readonly onPaid: () => void;
}

export interface PayActionsProps {
  readonly formId: string;
  /** In the page's language. */
  readonly amount: string;
  readonly busy: boolean;
  /** There is no form to submit (yet). */
  readonly payable: boolean;
}

export const PayActions = ({ formId, amount, busy, payable }: PayActionsProps): ReactElement => (
  <>
    {payable && (
      <Button type="submit" form={formId} variant="solid" size="lg" startIcon={Lock} loading={busy}>
        <FormattedMessage
          defaultMessage="Pay {amount}"
          description="Payment page: main button"
          values={{ amount }}
        />
      </Button>
    )}
    <ButtonLink href={ordersToPayHref} size="lg">
      <FormattedMessage defaultMessage="Pay later" description="Payment page: leads to the orders to pay" />
    </ButtonLink>
  </>
);
