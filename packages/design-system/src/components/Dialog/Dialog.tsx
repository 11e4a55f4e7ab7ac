"use client";
import * as Radix from "@radix-ui/react-dialog";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useFocusReturn } from "../../hooks/useFocusReturn.ts";
import { useDesignSystem } from "../../provider/index.ts";
import { Heading } from "../Heading/index.ts";
import { ToastHost } from "../Toast/ToastHost.tsx";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { CloseButton } from "./CloseButton.tsx";
import * as styles from "./Dialog.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type DialogTexts } from "../../words/components/Dialog.ts";

export interface DialogProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** Held by the caller: whether it is open. */
  open?: boolean;
  /** An open dialog is not in the server's HTML, so none should be open at first. @default false */
  defaultOpen?: boolean;
  /** It was opened or closed, or asks for it where the caller holds `open`. */
  onOpenChange?: (open: boolean) => void;
  /** A button that opens it. Without one the caller holds `open`. */
  trigger?: ReactNode;
  /** Heading and name of the dialog, so it is always needed. */
  title: ReactNode;
  /** For screen readers only, where the content has a title of its own. */
  titleHidden?: boolean;
  /** A sentence under the title, read out with it when the dialog opens. */
  description?: ReactNode;
  /** Other words than those of the locale. */
  texts?: Partial<DialogTexts>;
  /** Most width: sm 420, md 560, lg 720, xl 920 px. @default "md" */
  size?: "sm" | "md" | "lg" | "xl";
  /** No padding: the content reaches the edges. */
  bare?: boolean;
  /** Buttons, the main one last. */
  footer?: ReactNode;
}

/**
 * A question or a task that must be done or left before going on. Focus stays inside and returns to where it was;
 * Escape and a press beside it close it.
 */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  titleHidden = false,
  description,
  texts: given,
  size = "md",
  bare = false,
  footer,
  className,
  children,
  ...rest
}: DialogProps) {
  const texts = useTexts("dialog", english, given);
  const { portalRoot } = useDesignSystem();
  const focus = useFocusReturn();
  const heading = (
    <Radix.Title asChild>
      <Heading level={2} size={20}>
        {title}
      </Heading>
    </Radix.Title>
  );
  const words = description && (
    <Radix.Description className={styles.description}>{description}</Radix.Description>
  );
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={portalRoot}>
        <Radix.Overlay className={styles.veil}>
          <Radix.Content
            data-component="Dialog"
            className={clsx(styles.panel, styles.size[size], className)}
            {...focus}
            {...rest}
          >
            {titleHidden ? (
              <VisuallyHidden>
                {heading}
                {words}
              </VisuallyHidden>
            ) : (
              <div className={styles.head}>
                {heading}
                {words}
              </div>
            )}
            <div className={bare ? styles.bare : styles.body}>{children}</div>
            {footer && <div className={styles.footer}>{footer}</div>}
            <ToastHost />
            <CloseButton label={texts.close} className={styles.close} />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
