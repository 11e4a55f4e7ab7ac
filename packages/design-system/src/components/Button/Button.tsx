"use client";
import type { ComponentPropsWithRef } from "react";
import { ButtonContent, buttonClass, noPress, type ButtonLook } from "./button-look.tsx";

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<"button">, "children"> {
  /**
   * Busy: keeps its width and its focus, takes no further press, and says so to screen readers.
   * @default false
   */
  loading?: boolean;
}

/** Does something on this page. What leads to another page is a `ButtonLink` or a `Link`. */
export function Button({
  variant,
  tone,
  size,
  fullWidth,
  startIcon,
  endIcon,
  loading = false,
  type = "button",
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      data-component="Button"
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      type={type}
      onClick={loading ? noPress : onClick}
      className={buttonClass({ variant, tone, size, fullWidth }, className)}
      {...rest}
    >
      <ButtonContent startIcon={startIcon} endIcon={endIcon} loading={loading}>
        {children}
      </ButtonContent>
    </button>
  );
}
