import { Button, ButtonLink } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { Lock } from "lucide-react";
import type { ReactElement } from "react";
import { ordersToPayHref } from "../../../features/orders/order-paths.ts";

/** Props of both card forms. */
export interface PayFormProps {
  readonly orderNo: string;
  /** The pay button is outside the form and refers to it by this id. */
  readonly formId: string;
  readonly onBusy: (busy: boolean) => void;
  /** The provider accepted the card; the server decides whether the payment succeeded. */
  readonly onPaid: () => void;
}

export interface PayActionsProps {
  readonly formId: string;
  /** In the page's language. */
  readonly amount: string;
  readonly busy: boolean;
  /** Whether there is a form to submit. */
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
      <FormattedMessage
        defaultMessage="Finish later"
        description="Payment page: leads to the orders to pay"
      />
    </ButtonLink>
  </>
);
