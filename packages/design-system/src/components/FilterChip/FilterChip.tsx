"use client";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import type { ComponentPropsWithRef } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { Icon } from "../Icon/index.ts";
import * as styles from "./FilterChip.css.ts";

export interface FilterChipProps extends ComponentPropsWithRef<"button"> {
  /** Whether the filter is active. Makes the component controlled. */
  pressed?: boolean;
  /** Whether it is initially pressed, when uncontrolled. @default false */
  defaultPressed?: boolean;
  /** Called with the new state when pressed, unless `onClick` calls `preventDefault`. */
  onPressedChange?: (pressed: boolean) => void;
}

/** Toggles a filter of a list. */
export function FilterChip({
  pressed,
  defaultPressed = false,
  onPressedChange,
  onClick,
  className,
  children,
  ...rest
}: FilterChipProps) {
  const [on, setOn] = useControllableState(pressed, defaultPressed, onPressedChange);
  return (
    <button
      data-component="FilterChip"
      type="button"
      aria-pressed={on}
      className={clsx(styles.root, className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOn(!on);
      }}
      {...rest}
    >
      {on && <Icon shape={Check} />}
      <span className={styles.words}>{children}</span>
    </button>
  );
}
