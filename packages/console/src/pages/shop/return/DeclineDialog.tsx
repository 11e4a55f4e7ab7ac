import { Button, Dialog, TextArea } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState } from "react";

interface DeclineDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isPending: boolean;
  onDecline: (reason: string) => void;
}

/** Asks for the reason of a refusal, and warns that the customer can escalate it. */
export const DeclineDialog = ({ open, onOpenChange, isPending, onDecline }: DeclineDialogProps) => {
  const intl = useIntl();
  const [reason, setReason] = useState("");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <FormattedMessage defaultMessage="Decline this request?" description="Console returns: question" />
      }
      description={
        <FormattedMessage
          defaultMessage="The customer can ask the marketplace to decide."
          description="Console returns: consequence of declining"
        />
      }
      footer={
        <Button
          variant="solid"
          tone="critical"
          disabled={reason.trim() === ""}
          loading={isPending}
          onClick={() => onDecline(reason)}
        >
          <FormattedMessage defaultMessage="Decline" description="Console returns: action" />
        </Button>
      }
    >
      <TextArea
        label={intl.formatMessage({
          defaultMessage: "Reason, which the customer reads",
          description: "Console returns: field",
        })}
        maxLength={255}
        value={reason}
        onValueChange={setReason}
      />
    </Dialog>
  );
};
