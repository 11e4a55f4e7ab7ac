"use client";
import { cloneElement, type ComponentPropsWithRef, type ReactNode } from "react";
import { elementOf } from "../../lib/element-of.ts";
import { Slot } from "../../lib/Slot.tsx";
import { ButtonContent, buttonClass, ignoreClick, type ButtonLook } from "./button-look.tsx";

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<"button">, "children"> {
  /**
   * Renders the child element with the button's styles, attributes and `ref`, and keeps its text. For a
   * router link, `label` or `summary`.
   * @default false
   */
  asChild?: boolean;
  /**
   * Shows a spinner and ignores clicks. The button keeps its width and focus, and is announced as busy.
   * @default false
   */
  loading?: boolean;
}

/** Performs an action on this page. For navigation, use `ButtonLink` or `Link`. */
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
    onClick: loading ? ignoreClick : onClick,
    className: buttonClass({ variant, tone, size, fullWidth }, className),
    ...rest,
  };
  const content = (words: ReactNode) => (
    <ButtonContent startIcon={startIcon} endIcon={endIcon} loading={loading}>
      {words}
    </ButtonContent>
  );
  const child = asChild ? elementOf<ChildProps>(children) : undefined;
  if (child) return <Slot {...look}>{cloneElement(child, undefined, content(child.props.children))}</Slot>;
  return (
    <button type={type} {...look}>
      {content(children)}
    </button>
  );
}

interface ChildProps {
  children?: ReactNode;
}
