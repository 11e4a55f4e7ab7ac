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
  /** Outlined; filled while the button is pressed. */
  icon: IconShape;
  /** Accessible name, the same in both states: “Save Polar 3”. The pressed state conveys the rest. */
  label: string;
  /** Shows only the icon; the name should then include the object. */
  labelHidden?: boolean;
  /** Whether it is pressed. Makes the component controlled. */
  pressed?: boolean;
  /** Whether it is initially pressed, when uncontrolled. @default false */
  defaultPressed?: boolean;
  /** Called with the new state when pressed, unless `onClick` calls `preventDefault`. */
  onPressedChange?: (pressed: boolean) => void;
  /** Height: sm 32 px, md 40 px, lg 48 px. @default "md" */
  size?: ButtonSize;
}

/**
 * A button that stays pressed: saved, followed, compared. The icon fills and the color changes, so that the
 * state is visible.
 */
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
