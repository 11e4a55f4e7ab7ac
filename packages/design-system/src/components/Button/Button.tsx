"use client";
import { cloneElement, isValidElement, type ComponentPropsWithRef, type ReactNode } from "react";
import { Slot } from "../../lib/Slot.tsx";
import { ButtonContent, buttonClass, noPress, type ButtonLook } from "./button-look.tsx";

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<"button">, "children"> {
  /**
   * The one element inside takes the look, the attributes and the `ref`, and its words stay: a router's link, a
   * `label`, a `summary`.
   * @default false
   */
  asChild?: boolean;
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
  asChild = false,
  type = "button",
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = {
    "data-component": "Button",
    "data-loading": loading || undefined,
    "aria-busy": loading || undefined,
    onClick: loading ? noPress : onClick,
    className: buttonClass({ variant, tone, size, fullWidth }, className),
    ...rest,
  };
  const content = (words: ReactNode) => (
    <ButtonContent startIcon={startIcon} endIcon={endIcon} loading={loading}>
      {words}
    </ButtonContent>
  );
  if (asChild && isValidElement<ChildProps>(children))
    return <Slot {...look}>{cloneElement(children, undefined, content(children.props.children))}</Slot>;
  return (
    <button type={type} {...look}>
      {content(children)}
    </button>
  );
}

interface ChildProps {
  children?: ReactNode;
}
