import { minorDigits, operatorPayoutApprove, type PayoutRequestRow } from "@carmine/api/contract";
import { ConfirmDialog, useToast } from "@carmine/design-system";
import { sumMoney } from "@carmine/i18n";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import { useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";

export const totalOf = (payouts: readonly PayoutRequestRow[], currency: string): string =>
  sumMoney(
    payouts.map(({ amount }) => ({ price: amount, count: 1 })),
    minorDigits(currency),
  );

interface ApproveDialogProps {
  payouts: readonly PayoutRequestRow[];
  onClose: () => void;
  onApproved: () => void;
}

/** Confirms the approval of payouts; either all are approved or none. */
export const ApproveDialog = ({ payouts, onClose, onApproved }: ApproveDialogProps) => {
  const intl = useIntl();
  const { user } = useWorkspace();
  const toast = useToast();
  const errorText = useErrorText();
  const approve = useWrite(operatorPayoutApprove);
  return (
    <ConfirmDialog
      open
      onOpenChange={(isShown) => {
        if (!isShown) onClose();
      }}
      title={
        <FormattedMessage
          defaultMessage="{count, plural, one {Approve {amount} to {shop}?} other {Approve # payouts, {amount} in total?}}"
          description="Console payouts: question"
          values={{
            count: payouts.length,
            amount: <Money value={totalOf(payouts, user.currency)} />,
            shop: payouts[0]?.merName ?? "",
          }}
        />
      }
      confirmLabel={intl.formatMessage({
        defaultMessage: "Approve",
        description: "Console applications: action",
      })}
      loading={approve.isPending}
      onConfirm={() =>
        approve.mutate(
          { body: { ids: payouts.map(({ id }) => id) } },
          {
            onSuccess: (paid) => {
              onApproved();
              toast({
                message: intl.formatMessage(
                  {
                    defaultMessage:
                      "{count, plural, one {Payout approved. Transfer the money now.} other {# payouts approved. Transfer the money now.}}",
                    description: "Console payouts: result",
                  },
                  { count: paid.length },
                ),
              });
            },
            onError: (error) => toast({ message: errorText(error), tone: "critical" }),
            onSettled: onClose,
          },
        )
      }
    >
      <FormattedMessage
        defaultMessage="Approved payouts are recorded, and their shops are notified. Transfer the money after that; “Past payouts” has the file for the bank."
        description="Console payouts: consequence of an approval"
      />
    </ConfirmDialog>
  );
};
