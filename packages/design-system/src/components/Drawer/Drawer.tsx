"use client";
import * as Radix from "@radix-ui/react-dialog";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useFocusReturn } from "../../hooks/useFocusReturn.ts";
import { useDesignSystem } from "../../provider/index.ts";
import { CloseButton } from "../Dialog/CloseButton.tsx";
import { Heading } from "../Heading/index.ts";
import { ToastHost } from "../Toast/ToastHost.tsx";
import * as styles from "./Drawer.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type DialogTexts } from "../../words/components/Dialog.ts";

export interface DrawerProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** Whether it is open. Makes the component controlled. */
  open?: boolean;
  /** Whether it is initially open. The server's HTML doesn't contain an open drawer. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Button that opens it. Without a trigger, control `open` instead. */
  trigger?: ReactNode;
  /** Heading and accessible name of the drawer. */
  title: ReactNode;
  /** Overrides the locale's texts. */
  texts?: Partial<DialogTexts>;
  /**
   * 320 px wide, less on small screens, without padding: for full-width rows that bring their own.
   * @default false
   */
  narrow?: boolean;
  /** Buttons that stay in view, the primary one last. */
  footer?: ReactNode;
  /**
   * Initial focus: the first button or field, or the drawer itself, where pressing Enter again does nothing.
   * @default "control"
   */
  initialFocus?: "control" | "drawer";
}

/** A dialog at the edge of the viewport, for lists next to the page: filters, the mini cart. */
export function Drawer({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  texts: given,
  narrow = false,
  footer,
  initialFocus = "control",
  className,
  children,
  ...rest
}: DrawerProps) {
  const texts = useTexts("dialog", english, given);
  const { portalRoot } = useDesignSystem();
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={portalRoot}>
        <Radix.Overlay className={styles.veil}>
          <Radix.Content
            data-component="Drawer"
            className={clsx(styles.panel, narrow && styles.narrow, className)}
            onCloseAutoFocus={focus.onCloseAutoFocus}
            onOpenAutoFocus={(event) => {
              focus.onOpenAutoFocus();
              if (initialFocus === "control") return;
              event.preventDefault();
              if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
            }}
            {...rest}
          >
            <div className={styles.head}>
              <Radix.Title asChild>
                <Heading level={2} size={16}>
                  {title}
                </Heading>
              </Radix.Title>
            </div>
            <div className={clsx(styles.body, narrow && styles.narrowBody)}>{children}</div>
            {footer && (
              <div className={clsx(styles.footer, narrow && styles.narrowFooter)} data-keep-clear="">
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
