"use client";
import * as Radix from "@radix-ui/react-dialog";
import { clsx } from "clsx";
import { useRef, type ComponentPropsWithRef, type ReactNode } from "react";
import { useFocusReturn } from "../../hooks/useFocusReturn.ts";
import { useDesignSystem } from "../../provider/index.ts";
import { Button, type ButtonTone } from "../Button/index.ts";
import * as dialog from "../Dialog/Dialog.css.ts";
import { Heading } from "../Heading/index.ts";
import { ToastHost } from "../Toast/ToastHost.tsx";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type ConfirmDialogTexts } from "../../words/components/ConfirmDialog.ts";

export interface ConfirmDialogProps extends Omit<ComponentPropsWithRef<"div">, "title" | "role"> {
  /** Whether it is open. */
  open: boolean;
  /** Called when it should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The question: “Delete this address?” */
  title: ReactNode;
  /** The consequence of confirming. */
  children: ReactNode;
  /** The question's verb, such as “Delete”, not “Yes”. */
  confirmLabel: string;
  /** Overrides the locale's texts. */
  texts?: Partial<ConfirmDialogTexts>;
  /** Called when confirmed. The dialog stays open, so set `loading` and close it when done. */
  onConfirm: () => void;
  /** `critical` if confirming destroys something. @default "act" */
  tone?: ButtonTone;
  /** Whether the action is running. The dialog stays open until the caller closes it. */
  loading?: boolean;
}

/**
 * Asks before an action that is hard to undo. The safe button has the focus, and clicks outside are ignored.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  confirmLabel,
  texts: given,
  onConfirm,
  tone = "act",
  loading = false,
  className,
  children,
  ...rest
}: ConfirmDialogProps) {
  const texts = useTexts("confirmDialog", english, given);
  const { portalRoot } = useDesignSystem();
  const focus = useFocusReturn();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !loading && onOpenChange(next)}>
      <Radix.Portal container={portalRoot}>
        <Radix.Overlay className={dialog.veil}>
          <Radix.Content
            data-component="ConfirmDialog"
            role="alertdialog"
            className={clsx(dialog.panel, dialog.size.sm, className)}
            onCloseAutoFocus={focus.onCloseAutoFocus}
            onOpenAutoFocus={(event) => {
              focus.onOpenAutoFocus();
              event.preventDefault();
              cancel.current?.focus();
            }}
            onInteractOutside={(event) => event.preventDefault()}
            {...rest}
          >
            <div className={dialog.body}>
              <Radix.Title asChild>
                <Heading level={2} size={18}>
                  {title}
                </Heading>
              </Radix.Title>
              <Radix.Description className={dialog.description}>{children}</Radix.Description>
            </div>
            <div className={dialog.footer}>
              <Radix.Close asChild>
                <Button ref={cancel}>{texts.cancel}</Button>
              </Radix.Close>
              <Button variant="solid" tone={tone} loading={loading} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
            <ToastHost />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
