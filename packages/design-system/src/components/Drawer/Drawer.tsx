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
  /** Held by the caller: whether it is open. */
  open?: boolean;
  /** An open drawer is not in the server's HTML, so none should be open at first. @default false */
  defaultOpen?: boolean;
  /** It was opened or closed, or asks for it where the caller holds `open`. */
  onOpenChange?: (open: boolean) => void;
  /** A button that opens it. Without one the caller holds `open`. */
  trigger?: ReactNode;
  /** Heading and name of the drawer. */
  title: ReactNode;
  /** Other words than those of the locale. */
  texts?: Partial<DialogTexts>;
  /** 320 px, and less than a small window: whole rows from edge to edge, which bring their own sides. @default false */
  narrow?: boolean;
  /** Buttons that stay in view, the main one last. */
  footer?: ReactNode;
  /**
   * What has the focus at first: its first button or field, or the drawer itself, where a second Enter does nothing.
   * @default "control"
   */
  initialFocus?: "control" | "drawer";
}

/** A dialog at the edge of the window, for lists beside the page: filters, the small cart. */
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
