import { Button, Dialog, TextArea } from "@carmine/design-system";
import { useState, type ReactNode } from "react";

interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What follows from confirming. */
  description?: ReactNode;
  /** Label of the field, which says who reads the reason. */
  label: string;
  /** Characters. */
  maxLength: number;
  confirmLabel: ReactNode;
  loading: boolean;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason of a refusal or a similar decision, which is required. */
export const ReasonDialog = ({
  label,
  maxLength,
  confirmLabel,
  loading,
  onConfirm,
  ...dialog
}: ReasonDialogProps) => {
  const [reason, setReason] = useState("");
  return (
    <Dialog
      {...dialog}
      footer={
        <Button
          variant="solid"
          tone="critical"
          disabled={reason.trim() === ""}
          loading={loading}
          onClick={() => onConfirm(reason)}
        >
          {confirmLabel}
        </Button>
      }
    >
      <TextArea label={label} maxLength={maxLength} value={reason} onValueChange={setReason} />
    </Dialog>
  );
};
