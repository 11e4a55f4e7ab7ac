"use client";
import * as Radix from "@radix-ui/react-hover-card";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useDesignSystem } from "../../provider/index.ts";
import { Link } from "../Link/index.ts";
import * as styles from "./HoverCard.css.ts";

export interface HoverCardProps extends ComponentPropsWithRef<"div"> {
  /** The words of the link. */
  trigger: ReactNode;
  /** Where the same can be read: a finger and a screen reader have only this. */
  href: string;
  /** Held by the caller: whether it is open. */
  open?: boolean;
  /** Whether it is open at first, without `open`. An open card is not in the server's HTML. @default false */
  defaultOpen?: boolean;
  /** It was opened or closed, or asks for it where the caller holds `open`. */
  onOpenChange?: (open: boolean) => void;
  /** Side of the link it comes up at; the opposite one where that has no room. @default "bottom" */
  side?: "top" | "right" | "bottom" | "left";
  /** Edge of the link that the card lines up with. @default "start" */
  align?: "start" | "center" | "end";
}

/**
 * A glance at what a link leads to, while a mouse rests on it or it has the focus. Its content is on the linked page
 * too, so nobody needs the card. The mouse may move onto it; Escape takes it away.
 */
export function HoverCard({
  trigger,
  href,
  open,
  defaultOpen,
  onOpenChange,
  side = "bottom",
  align = "start",
  className,
  ...rest
}: HoverCardProps) {
  const { portalRoot } = useDesignSystem();
  return (
    <Radix.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      openDelay={300}
      closeDelay={200}
    >
      <Radix.Trigger asChild>
        <Link href={href}>{trigger}</Link>
      </Radix.Trigger>
      <Radix.Portal container={portalRoot}>
        <Radix.Content
          data-component="HoverCard"
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className={clsx(styles.panel, className)}
          {...rest}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
