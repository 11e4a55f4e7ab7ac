"use client";
import { clsx } from "clsx";
import { cloneElement, type ComponentPropsWithRef, type MouseEvent, type ReactElement } from "react";
import { useComposedRef } from "../hooks/useComposedRef.ts";

type ElementProps = ComponentPropsWithRef<"button">;

interface SlotProps extends Omit<ElementProps, "children"> {
  children: ReactElement<ElementProps>;
}

/**
 * Renders its only child with the given props: merges classes, refs and click handlers, of which the child's
 * runs first.
 */
export function Slot({ children, ref, className, onClick, ...rest }: SlotProps) {
  const own = children.props;
  const composed = useComposedRef<HTMLButtonElement | null>(own.ref ?? null, ref);
  return cloneElement(children, {
    ...rest,
    ...own,
    ref: composed,
    className: clsx(className, own.className) || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      own.onClick?.(event);
      if (!event.defaultPrevented) onClick?.(event);
    },
  });
}
