"use client";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Button, type ButtonProps } from "../Button/index.ts";
import { DropdownMenu } from "../DropdownMenu/index.ts";
import { IconButton } from "../IconButton/index.ts";
import * as styles from "./SplitButton.css.ts";

export interface SplitButtonProps
  extends
    Pick<ButtonProps, "loading" | "size" | "startIcon" | "tone">,
    Omit<ComponentPropsWithRef<"div">, "onClick"> {
  /** Text of the first button: the most frequent action. */
  children: ReactNode;
  /** Called when the first button is pressed. */
  onClick?: ButtonProps["onClick"];
  /** Visual weight of both buttons. @default "outline" */
  variant?: "solid" | "outline";
  /** Accessible name of the second button: “Other ways to ship”. */
  menuLabel: string;
  /** The other actions: `DropdownMenuItem`s. */
  menu: ReactNode;
  /** Disables both buttons. */
  disabled?: boolean;
  /** The type of the first button. @default "button" */
  type?: "button" | "submit";
}

/** The most frequent of several actions as a button, with the others in a menu next to it. */
export function SplitButton({
  onClick,
  variant = "outline",
  tone,
  size,
  loading,
  startIcon,
  menuLabel,
  menu,
  disabled,
  type,
  className,
  children,
  ...rest
}: SplitButtonProps) {
  const look = { variant, tone, size, disabled };
  return (
    <div data-component="SplitButton" role="group" className={clsx(styles.root, className)} {...rest}>
      <Button
        {...look}
        type={type}
        startIcon={startIcon}
        loading={loading}
        className={styles.action}
        onClick={onClick}
      >
        {children}
      </Button>
      <DropdownMenu
        trigger={
          <IconButton
            {...look}
            icon={ChevronDown}
            label={menuLabel}
            disabled={disabled || loading}
            className={clsx(styles.more, variant === "solid" && styles.solid)}
          />
        }
      >
        {menu}
      </DropdownMenu>
    </div>
  );
}
