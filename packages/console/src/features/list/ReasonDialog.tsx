import { Button, Dialog, TextArea, type ButtonTone } from "@carmine/design-system";
import { useState, type ReactNode } from "react";

interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Consequence of confirming. */
  description?: ReactNode;
  /** Label of the text field. Name the readers of the reason in it. */
  label: string;
  /** Characters. */
  maxLength: number;
  confirmLabel: ReactNode;
  loading: boolean;
  /** Tone of the confirm button; `critical` for destructive decisions. @default "critical" */
  tone?: ButtonTone;
  /** Whether invalid fields disable the confirm button. @default false */
  disabled?: boolean;
  /** Fields above the reason. */
  children?: ReactNode;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason of a refusal or a similar decision, which is required. */
export const ReasonDialog = ({
  label,
  maxLength,
  confirmLabel,
  loading,
  tone = "critical",
  disabled = false,
  children,
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
          disabled={disabled || reason.trim() === ""}
          loading={loading}
          onClick={() => onConfirm(reason)}
        >
          {confirmLabel}
        </Button>
      }
    >
      {children}
      <TextArea label={label} maxLength={maxLength} value={reason} onValueChange={setReason} />
    </Dialog>
  );
};
