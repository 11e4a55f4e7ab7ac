"use client";
import * as Radix from "@radix-ui/react-context-menu";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useDirection } from "../../hooks/useDirection.ts";
import { useDesignSystem } from "../../provider/index.ts";
import * as styles from "../DropdownMenu/DropdownMenu.css.ts";
import { MenuPartsContext } from "../DropdownMenu/menu-parts.ts";

export interface ContextMenuProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The rows: `DropdownMenuItem` and the other rows of a `DropdownMenu`. */
  menu: ReactNode;
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Opens the browser's own menu instead. */
  disabled?: boolean;
  /** The area that has the menu: one element, such as a row of a list. It must be focusable or contain a control. */
  children: ReactNode;
}

/** Actions on an object, on right click, on long press, and by the menu key or Shift + F10. */
export function ContextMenu({
  menu,
  onOpenChange,
  disabled,
  className,
  children,
  ...rest
}: ContextMenuProps) {
  const { portalRoot } = useDesignSystem();
  return (
    <Radix.Root dir={useDirection()} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild disabled={disabled}>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={portalRoot}>
        <Radix.Content
          data-component="ContextMenu"
          collisionPadding={8}
          className={clsx(styles.content, className)}
          {...rest}
        >
          <MenuPartsContext value={Radix}>{menu}</MenuPartsContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
