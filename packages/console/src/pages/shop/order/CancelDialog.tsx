import { formatOrderNo, operatorOrderCancel } from "@carmine/api/contract";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useWrite } from "../../../app/endpoints.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { ReasonDialog } from "../../../features/list/ReasonDialog.tsx";

interface CancelDialogProps {
  masterOrderNo: string;
  onClose: () => void;
}

/** Cancels an unpaid checkout, with the parts of all its shops. */
export const CancelDialog = ({ masterOrderNo, onClose }: CancelDialogProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const cancel = useWrite(operatorOrderCancel);
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage defaultMessage="Cancel this order?" description="Console order: question" />}
      description={
        cancel.error ? (
          errorText(cancel.error)
        ) : (
          <FormattedMessage
            defaultMessage="This cancels order {orderNo} at every shop and releases the items. It can’t be undone."
            description="Console order: consequence of canceling it"
            values={{ orderNo: formatOrderNo(masterOrderNo) }}
          />
        )
      }
      label={intl.formatMessage({
        defaultMessage: "Reason (visible to the customer)",
        description: "Console returns: field",
      })}
      maxLength={255}
      confirmLabel={<FormattedMessage defaultMessage="Cancel order" description="Console order: button" />}
      loading={cancel.isPending}
      onConfirm={(reason) =>
        cancel.mutate({ params: { orderNo: masterOrderNo }, body: { reason } }, { onSuccess: onClose })
      }
    />
  );
};
