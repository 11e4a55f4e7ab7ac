"use client";
import { Slot } from "@radix-ui/react-slot";
import { clsx } from "clsx";
import { useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { useEscape } from "../../hooks/useEscape.ts";
import * as styles from "./Tooltip.css.ts";

export interface TooltipProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** A few words. Nothing interactive, and nothing that isn't available elsewhere. */
  text: string;
  /** Preferred side of the control. @default "top" */
  side?: "top" | "bottom";
  /** One focusable control. It keeps its own name; the tooltip describes it. */
  children: ReactNode;
}

/** Text shown next to a control on hover and focus. Escape closes it; the pointer may move onto it. */
export function Tooltip({ text, side = "top", className, ref, children, ...rest }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const composed = useComposedRef(root, ref);
  const [open, setOpen] = useState(false);

  useEscape(root, open, () => {
    setOpen(false);
    return true;
  });

  return (
    <span
      data-component="Tooltip"
      ref={composed}
      className={clsx(styles.root, className)}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      {...rest}
    >
      <Slot aria-describedby={open ? id : undefined}>{children}</Slot>
      {open && (
        <span id={id} role="tooltip" className={clsx(styles.tip, styles.side[side])}>
          <span className={styles.words}>{text}</span>
        </span>
      )}
    </span>
  );
}
