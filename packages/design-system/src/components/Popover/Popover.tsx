"use client";
import * as Radix from "@radix-ui/react-popover";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useDesignSystem } from "../../provider/index.ts";
import * as styles from "./Popover.css.ts";

export interface PopoverProps extends ComponentPropsWithRef<"div"> {
  /** Whether it is open. Makes the component controlled. */
  open?: boolean;
  /**
   * Whether it is initially open, when uncontrolled. The server's HTML doesn't contain an open panel.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it. */
  trigger: ReactNode;
  /** Accessible name of the panel. */
  label: string;
  /** Preferred side of the button. The opposite side is used if space is short. @default "bottom" */
  side?: "top" | "right" | "bottom" | "left";
  /** How the panel aligns with the button. @default "start" */
  align?: "start" | "center" | "end";
}

/** A small panel next to its button, with text or controls. The page stays usable. */
export function Popover({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  label,
  side = "bottom",
  align = "start",
  className,
  ...rest
}: PopoverProps) {
  const { portalRoot } = useDesignSystem();
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={portalRoot}>
        <Radix.Content
          data-component="Popover"
          aria-label={label}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className={clsx(styles.content, className)}
          {...rest}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface PopoverCloseProps extends ComponentPropsWithRef<"button"> {
  /** Renders the child button as the close button. @default false */
  asChild?: boolean;
}

/** Closes the surrounding popover: `<PopoverClose asChild><Button>…</Button></PopoverClose>`. */
export function PopoverClose(props: PopoverCloseProps) {
  return <Radix.Close {...props} />;
}
