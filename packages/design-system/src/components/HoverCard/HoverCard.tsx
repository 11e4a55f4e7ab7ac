"use client";
import * as Radix from "@radix-ui/react-hover-card";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useDesignSystem } from "../../provider/index.ts";
import { Link } from "../Link/index.ts";
import * as styles from "./HoverCard.css.ts";

export interface HoverCardProps extends ComponentPropsWithRef<"div"> {
  /** Text of the link. */
  trigger: ReactNode;
  /** Page with the same information, for touch and screen reader users. */
  href: string;
  /** Whether it is open. Makes the component controlled. */
  open?: boolean;
  /**
   * Whether it is initially open, when uncontrolled. The server's HTML doesn't contain an open card. @default
   * false
   */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Preferred side of the link. The opposite side is used if space is short. @default "bottom" */
  side?: "top" | "right" | "bottom" | "left";
  /** How the card aligns with the link. @default "start" */
  align?: "start" | "center" | "end";
}

/**
 * Preview of a link's target, shown on hover and focus. Its content is also on the linked page, so the card
 * is optional. The pointer can move onto it; Escape closes it.
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
