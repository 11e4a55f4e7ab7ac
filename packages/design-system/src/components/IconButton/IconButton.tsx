"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import {
  buttonClass,
  ignoreClick,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from "../Button/button-look.tsx";
import { Icon, type IconShape } from "../Icon/index.ts";
import { Spinner } from "../Spinner/index.ts";
import * as styles from "./IconButton.css.ts";

export interface IconButtonProps extends Omit<ComponentPropsWithRef<"button">, "children" | "aria-label"> {
  /** The visible icon; `label` is its name. */
  icon: IconShape;
  /** Accessible name with its object: "Remove Ridgeline A/T from the cart". */
  label: string;
  /** Visual weight, as of a `Button`. @default "outline" */
  variant?: ButtonVariant;
  /** `critical` for actions that can't be undone. @default "act" */
  tone?: ButtonTone;
  /** A square of 32, 40 or 48 px. @default "md" */
  size?: ButtonSize;
  /** Renders a circle. */
  round?: boolean;
  /** Replaces the icon with a spinner and ignores clicks; the button keeps its focus. @default false */
  loading?: boolean;
}

/** A button with an icon and no text. */
export function IconButton({
  icon,
  label,
  variant,
  tone,
  size = "md",
  round = false,
  loading = false,
  type = "button",
  onClick,
  className,
  ...rest
}: IconButtonProps) {
  const iconSize = size === "sm" ? "sm" : "md";
  return (
    <button
      data-component="IconButton"
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      type={type}
      onClick={loading ? ignoreClick : onClick}
      aria-label={label}
      title={label}
      className={buttonClass(
        { variant, tone, size },
        clsx(styles.size[size], variant === "ghost" && styles.quiet, round && styles.round, className),
      )}
      {...rest}
    >
      {loading ? <Spinner size={iconSize} /> : <Icon shape={icon} size={iconSize} />}
    </button>
  );
}
