"use client";
import * as Radix from "@radix-ui/react-popover";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useDesignSystem } from "../../provider/index.ts";
import * as styles from "./Popover.css.ts";

export interface PopoverProps extends ComponentPropsWithRef<"div"> {
  /** Held by the caller: whether it is open. */
  open?: boolean;
  /** Whether it is open at first, without `open`. An open panel is not in the server's HTML. @default false */
  defaultOpen?: boolean;
  /** It was opened or closed, or asks for it where the caller holds `open`. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it. */
  trigger: ReactNode;
  /** Name of the panel for screen readers. */
  label: string;
  /** Side of the button it comes up at; the opposite one where that has no room. @default "bottom" */
  side?: "top" | "right" | "bottom" | "left";
  /** Edge of the button that the panel lines up with. @default "start" */
  align?: "start" | "center" | "end";
}

/** A small panel beside its button, with things to read or to press. The page stays usable. */
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
  /** The one button inside takes the press. @default false */
  asChild?: boolean;
}

/** Closes the popover around it: `<PopoverClose asChild><Button>…</Button></PopoverClose>`. */
export function PopoverClose(props: PopoverCloseProps) {
  return <Radix.Close {...props} />;
}
