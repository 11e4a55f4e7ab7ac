"use client";
import type { ComponentPropsWithRef, MouseEvent } from "react";
import { ButtonContent, buttonClass, type ButtonLook } from "./button-look.tsx";

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
  // Busy is not `disabled`: that would drop the focus to the body.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      data-component="Button"
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      type={type}
      onClick={press}
      className={buttonClass({ variant, size, fullWidth }, className)}
      {...rest}
    >
      <ButtonContent startIcon={startIcon} endIcon={endIcon} loading={loading}>
        {children}
      </ButtonContent>
    </button>
  );
}
