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

/** Rest before a hovered menu opens, ms. */
const openDelay = 120;
/** Time to come back after leaving, ms. */
const closeDelay = 240;

export interface HoverMenuProps extends Omit<ComponentPropsWithRef<"details">, "children"> {
  /** What is always seen: words and icons of the button. */
  trigger: ReactNode;
  /** Name of the button, where its words do not say it. */
  triggerLabel?: string;
  /** Class of the button, for components that build on this one. */
  triggerClassName?: string;
  /** Class of the panel, for components that build on this one. */
  panelClassName?: string;
  /**
   * Where the panel hangs: under the button from its start or up to its end, or beside it, before its start.
   * @default "below-end"
   */
  placement?: "below-start" | "below-end" | "before-start";
  /** What the panel shows. A press on a link or button in it closes it. */
  children: ReactNode;
}

/**
 * A disclosure that opens on click, on keys and, with a mouse, on rest. It is a `details` element, so it works before
 * and without JavaScript; nothing renders again when it opens.
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
  /** Hover opened it, so that a click means “stay open”, however long the pointer has rested. */
  const isOpenByHover = useRef(false);

  const set = (open: boolean): void => {
    if (details.current) details.current.open = open;
    if (!open) isOpenByHover.current = false;
  };

  const later = (delay: number, action: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  };

  const enter = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    later(openDelay, () => {
      if (details.current?.open) return;
      isOpenByHover.current = true;
      set(true);
    });
  };

  const leave = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    later(closeDelay, () => {
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
