import type { ApiError } from "@carmine/api/client";
import { Button, TextArea } from "@carmine/design-system";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { useErrorText } from "../../app/use-error-text.ts";
import * as detail from "../list/detail.css.ts";

interface ReplyFormProps {
  label: string;
  /** Characters. */
  maxLength: number;
  sendLabel: ReactNode;
  isPending: boolean;
  error: ApiError | null;
  /** Rejects if sending failed; the field keeps its text then. */
  onSend: (text: string) => Promise<unknown>;
}

/** Field for an answer to a shopper. `Ctrl Enter` sends it. */
export const ReplyForm = ({ label, maxLength, sendLabel, isPending, error, onSend }: ReplyFormProps) => {
  const errorText = useErrorText();
  const [text, setText] = useState("");
  const send = async (): Promise<void> => {
    if (text.trim() === "" || isPending) return;
    try {
      await onSend(text);
      setText("");
    } catch {
      // `error` is shown below the field.
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <>
      <TextArea
        label={label}
        maxLength={maxLength}
        rows={2}
        value={text}
        onValueChange={setText}
        onKeyDown={onKeyDown}
        error={error ? errorText(error) : undefined}
      />
      <div className={detail.actions}>
        <Button variant="solid" size="sm" loading={isPending} onClick={() => void send()}>
          {sendLabel}
        </Button>
      </div>
    </>
  );
};
