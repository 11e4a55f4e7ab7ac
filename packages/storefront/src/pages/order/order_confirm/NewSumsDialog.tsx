import { ConfirmDialog } from "@carmine/design-system";
import { compareMoney, subtractMoney } from "@carmine/i18n";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useBill } from "../../../features/orders/order-items.tsx";

export interface NewSumsDialogProps {
  /** Accepted and current total; decimal texts. */
  readonly before: string;
  readonly now: string;
  readonly busy: boolean;
  /** Orders at the new total. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation if the total changed since it was shown. */
export const NewSumsDialog = ({
  before,
  now,
  busy,
  onConfirm,
  onClose,
}: NewSumsDialogProps): ReactElement => {
  const intl = useIntl();
  const bill = useBill();
  const isMore = compareMoney(now, before) > 0;
  const values = {
    before: bill.text(before),
    now: bill.text(now),
    difference: bill.text(isMore ? subtractMoney(now, before) : subtractMoney(before, now)),
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={
        <FormattedMessage
          defaultMessage="The price has changed"
          description="Question before ordering anew"
        />
      }
      confirmLabel={intl.formatMessage(
        { defaultMessage: "Order for {amount}", description: "Button: orders at the new price" },
        { amount: values.now },
      )}
      texts={{
        cancel: intl.formatMessage({
          defaultMessage: "Review order",
          description: "Button: does not order",
        }),
      }}
      loading={busy}
      onConfirm={onConfirm}
    >
      {isMore ? (
        <FormattedMessage
          defaultMessage="Your total rose by {difference}, from {before} to {now}. Your order hasn’t been placed yet."
          description="What changed between looking and ordering"
          values={values}
        />
      ) : (
        <FormattedMessage
          defaultMessage="Your total dropped by {difference}, from {before} to {now}. Your order hasn’t been placed yet."
          description="What changed between looking and ordering"
          values={values}
        />
      )}
    </ConfirmDialog>
  );
};
