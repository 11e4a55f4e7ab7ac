"use client";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import type { ComponentPropsWithRef } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { Icon } from "../Icon/index.ts";
import * as styles from "./FilterChip.css.ts";

export interface FilterChipProps extends ComponentPropsWithRef<"button"> {
  /** Makes it controlled: whether the list is narrowed by it. */
  pressed?: boolean;
  /** Whether it is pressed at first, without `pressed`. @default false */
  defaultPressed?: boolean;
  /** At a press, with the new state; not when `onClick` prevented the press. */
  onPressedChange?: (pressed: boolean) => void;
}

/** Narrows a list, or takes the narrowing back. */
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
