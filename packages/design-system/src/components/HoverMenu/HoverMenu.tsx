"use client";
import { clsx } from "clsx";
import {
  useEffect,
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { useEscape } from "../../hooks/useEscape.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./HoverMenu.css.ts";

/** Hover time before a menu opens, in ms. */
const openDelay = 120;
/** Time before it closes after the pointer leaves, in ms. */
const closeDelay = 240;

export interface HoverMenuProps extends Omit<ComponentPropsWithRef<"details">, "children"> {
  /** Visible content of the button: text and icons. */
  trigger: ReactNode;
  /** Accessible name of the button, if its text isn't enough. */
  triggerLabel?: string;
  /** Class of the button, for components built on this one. */
  triggerClassName?: string;
  /** Class of the panel, for components built on this one. */
  panelClassName?: string;
  /**
   * Position of the panel: below the button, aligned with its start or end, or before its start.
   * @default "below-end"
   */
  placement?: "below-start" | "below-end" | "before-start";
  /** Content of the panel. Clicking a link or button in it closes the panel. */
  children: ReactNode;
}

/**
 * A disclosure that opens on click, by key and on hover. A `details` element, so that it works without
 * JavaScript and opens without a re-render.
 */
export function HoverMenu({
  trigger,
  triggerLabel,
  triggerClassName,
  panelClassName,
  placement = "below-end",
  className,
  ref,
  children,
  ...rest
}: HoverMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const composed = useComposedRef(details, ref);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether hover opened it, so that a click keeps it open, however long the pointer has hovered. */
  const isOpenByHover = useRef(false);

  const set = (open: boolean): void => {
    if (details.current) details.current.open = open;
    if (!open) isOpenByHover.current = false;
  };

  const schedule = (delay: number, action: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  };

  const enter = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    schedule(openDelay, () => {
      if (details.current?.open) return;
      isOpenByHover.current = true;
      set(true);
    });
  };

  const leave = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    schedule(closeDelay, () => {
      if (!details.current?.querySelector(":scope > :not(summary) :focus-visible")) set(false);
    });
  };

  const clickTrigger = (event: MouseEvent): void => {
    if (isOpenByHover.current) event.preventDefault();
    isOpenByHover.current = false;
    clearTimeout(timer.current);
  };

  useEscape(details, true, () => {
    const { current } = details;
    if (!current?.open) return false;
    set(false);
    if (current.contains(document.activeElement)) current.querySelector("summary")?.focus();
    return true;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const blur = (event: FocusEvent): void => {
    const next = event.relatedTarget;
    if (next instanceof Node && !details.current?.contains(next)) set(false);
  };

  const follow = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest("a, button")) set(false);
  };

  return (
    <details
      data-component="HoverMenu"
      ref={composed}
      className={clsx(styles.root, className)}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={blur}
      {...rest}
    >
      <summary className={clsx(styles.trigger, triggerClassName)} onClick={clickTrigger}>
        {triggerLabel ? (
          <>
            <span aria-hidden className={styles.triggerWords}>
              {trigger}
            </span>
            <VisuallyHidden>{triggerLabel}</VisuallyHidden>
          </>
        ) : (
          trigger
        )}
      </summary>
      <div className={clsx(styles.panel, styles.placement[placement], panelClassName)} onClick={follow}>
        {children}
      </div>
    </details>
  );
}
