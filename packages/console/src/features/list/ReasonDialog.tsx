import { Button, Dialog, TextArea, type ButtonTone } from "@carmine/design-system";
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
  /** `critical` for a decision against somebody, or that can't be undone. @default "critical" */
  tone?: ButtonTone;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason of a refusal or a similar decision, which is required. */
export const ReasonDialog = ({
  label,
  maxLength,
  confirmLabel,
  loading,
  tone = "critical",
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
          tone={tone}
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
