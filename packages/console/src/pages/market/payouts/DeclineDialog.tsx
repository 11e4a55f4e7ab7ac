import { operatorPayoutDecline, type PayoutRequestRow } from "@carmine/api/contract";
import { useToast } from "@carmine/design-system";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import { useWrite } from "../../../app/endpoints.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { ReasonDialog } from "../../../features/list/ReasonDialog.tsx";

interface DeclineDialogProps {
  payout: PayoutRequestRow;
  onClose: () => void;
}

/** Asks for the reason to decline a payout, or to withdraw the user's own request. */
export const DeclineDialog = ({ payout, onClose }: DeclineDialogProps) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const decline = useWrite(operatorPayoutDecline);
  return (
    <ReasonDialog
      open
      onOpenChange={(isShown) => {
        if (!isShown) onClose();
      }}
      title={
        payout.isOwn ? (
          <FormattedMessage defaultMessage="Withdraw this payout?" description="Console payouts: question" />
        ) : (
          <FormattedMessage defaultMessage="Decline this payout?" description="Console payouts: question" />
        )
      }
      description={
        <FormattedMessage
          defaultMessage="{amount} remains due to {shop}."
          description="Console payouts: consequence of declining"
          values={{ amount: <Money value={payout.amount} />, shop: payout.merName }}
        />
      }
      label={intl.formatMessage({
        defaultMessage: "Reason (visible to the team)",
        description: "Console payouts: field",
      })}
      maxLength={255}
      confirmLabel={
        payout.isOwn ? (
          <FormattedMessage defaultMessage="Withdraw" description="Console payouts: action" />
        ) : (
          <FormattedMessage defaultMessage="Decline" description="Console returns: action" />
        )
      }
      loading={decline.isPending}
      onConfirm={(reason) =>
        decline.mutate(
          { body: { id: payout.id, reason } },
          {
            onSettled: onClose,
            onError: (error) => toast({ message: errorText(error), tone: "critical" }),
          },
        )
      }
    />
  );
};
