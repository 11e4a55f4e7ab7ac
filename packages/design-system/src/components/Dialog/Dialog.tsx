"use client";
import * as Radix from "@radix-ui/react-dialog";
import { clsx } from "clsx";
import { useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
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
  /** Whether it is open. Makes the component controlled. */
  open?: boolean;
  /** Whether it is initially open. The server's HTML doesn't contain an open dialog. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Button that opens it. Without a trigger, control `open` instead. */
  trigger?: ReactNode;
  /** Heading and accessible name of the dialog. */
  title: ReactNode;
  /** Hides the title visually, if the content has its own. */
  titleHidden?: boolean;
  /** Description under the title, announced when the dialog opens. */
  description?: ReactNode;
  /** Overrides the locale's texts. */
  texts?: Partial<DialogTexts>;
  /** Maximum width: sm 420 px, md 560 px, lg 720 px, xl 920 px. @default "md" */
  size?: "sm" | "md" | "lg" | "xl";
  /** Removes the padding, so that the content reaches the edges. */
  bare?: boolean;
  /** Buttons, the primary one last; Ctrl or ⌘ with Enter presses it. */
  footer?: ReactNode;
}

/**
 * A question or task that must be completed or dismissed first. Traps focus and returns it on close; Escape
 * and clicks outside close it.
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
  onKeyDown,
  ...rest
}: DialogProps) {
  const texts = useTexts("dialog", english, given);
  const { portalRoot } = useDesignSystem();
  const focus = useFocusReturn();
  const buttons = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const panel = event.currentTarget;
    const field = document.activeElement;
    // Fields of numbers and amounts report their value when they lose the focus.
    flushSync(() => panel.focus());
    [...(buttons.current?.querySelectorAll("button") ?? [])].at(-1)?.click();
    if (field instanceof HTMLElement) field.focus();
  };
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
            onKeyDown={press}
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
            {footer && (
              <div ref={buttons} className={styles.footer}>
                {footer}
              </div>
            )}
            <ToastHost />
            <CloseButton label={texts.close} className={styles.close} />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
