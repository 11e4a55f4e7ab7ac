"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { buttonClass, type ButtonSize } from "../Button/button-look.tsx";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./ToggleButton.css.ts";

export interface ToggleButtonProps extends Omit<
  ComponentPropsWithRef<"button">,
  "children" | "aria-pressed"
> {
  /** In outline; filled while the button is pressed. */
  icon: IconShape;
  /** The name. It stays the same in both states: “Save Polar 3”; the pressed state says the rest. */
  label: string;
  /** Only the icon is seen; the name should have its object in it then. */
  labelHidden?: boolean;
  /** Makes it controlled: whether it is pressed. */
  pressed?: boolean;
  /** Whether it is pressed at first, without `pressed`. @default false */
  defaultPressed?: boolean;
  /** At a press, with the new state; not when `onClick` prevented the press. */
  onPressedChange?: (pressed: boolean) => void;
  /** Height: sm 32, md 40, lg 48 px. @default "md" */
  size?: ButtonSize;
}

/** A button that stays pressed: saved, followed, compared. The icon fills and the color turns, so the look says it too. */
export function ToggleButton({
  icon,
  label,
  labelHidden = false,
  pressed,
  defaultPressed = false,
  onPressedChange,
  size = "md",
  type = "button",
  onClick,
  className,
  ...rest
}: ToggleButtonProps) {
  const [on, setOn] = useControllableState(pressed, defaultPressed, onPressedChange);
  return (
    <button
      data-component="ToggleButton"
      type={type}
      aria-pressed={on}
      aria-label={labelHidden ? label : undefined}
      title={labelHidden ? label : undefined}
      className={buttonClass(
        { variant: on ? "soft" : "outline", size },
        clsx(styles.root, labelHidden && styles.square, className),
      )}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOn(!on);
      }}
      {...rest}
    >
      <Icon shape={icon} size={size === "sm" ? "sm" : "md"} className={styles.icon} />
      {!labelHidden && label}
    </button>
  );
}
