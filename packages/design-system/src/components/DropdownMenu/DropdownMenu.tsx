"use client";
import * as Radix from "@radix-ui/react-dropdown-menu";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import { use, type ComponentPropsWithRef, type ReactNode } from "react";
import { useDirection } from "../../hooks/useDirection.ts";
import { LinkBase, useDesignSystem, type LinkComponentProps } from "../../provider/index.ts";
import type { ButtonTone } from "../Button/index.ts";
import { ChevronEnd, Icon, type IconShape } from "../Icon/index.ts";
import { MenuPartsContext } from "./menu-parts.ts";
import * as styles from "./DropdownMenu.css.ts";

export interface DropdownMenuProps extends ComponentPropsWithRef<"div"> {
  /** Whether it is open. Makes the component controlled. */
  open?: boolean;
  /**
   * Whether it is initially open, when uncontrolled. The server's HTML doesn't contain an open menu. @default
   * false
   */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens and names the menu. */
  trigger: ReactNode;
  /** How the menu aligns with the button. @default "end" */
  align?: "start" | "center" | "end";
  /** Called before the focus returns to the button; `preventDefault` keeps it elsewhere. */
  onCloseAutoFocus?: (event: Event) => void;
}

/**
 * A few actions behind one button. Arrow keys, Home, End and letters move focus; Escape returns to the
 * button.
 */
export function DropdownMenu({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  align = "end",
  className,
  ...rest
}: DropdownMenuProps) {
  const { portalRoot } = useDesignSystem();
  return (
    <Radix.Root
      dir={useDirection()}
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      modal={false}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={portalRoot}>
        <Radix.Content
          data-component="DropdownMenu"
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={clsx(styles.content, className)}
          {...rest}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface DropdownMenuItemProps extends Omit<ComponentPropsWithRef<"div">, "onSelect"> {
  /** Called on click, Enter or Space. Then the menu closes. */
  onSelect?: () => void;
  /** Decorative icon before the text. */
  icon?: IconShape;
  /** Text at the end: a shortcut or count. */
  hint?: ReactNode;
  /** `critical` for a destructive action. @default "act" */
  tone?: ButtonTone;
  /** Can't be selected and is skipped by the arrow keys. */
  disabled?: boolean;
}

/** A row that performs an action. */
export function DropdownMenuItem({
  onSelect,
  icon,
  hint,
  tone = "act",
  className,
  children,
  ...rest
}: DropdownMenuItemProps) {
  const Menu = use(MenuPartsContext);
  return (
    <Menu.Item
      className={clsx(styles.item, tone === "critical" && styles.critical, className)}
      onSelect={onSelect}
      {...rest}
    >
      {icon && <Icon shape={icon} />}
      <span className={styles.words}>{children}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </Menu.Item>
  );
}

export interface DropdownMenuLinkProps extends LinkComponentProps {
  /** Decorative icon before the text. */
  icon?: IconShape;
}

/** A row that links to another page. */
export function DropdownMenuLink({ icon, className, children, ...rest }: DropdownMenuLinkProps) {
  const Menu = use(MenuPartsContext);
  return (
    <Menu.Item asChild>
      <LinkBase className={clsx(styles.item, className)} {...rest}>
        {icon && <Icon shape={icon} />}
        <span className={styles.words}>{children}</span>
      </LinkBase>
    </Menu.Item>
  );
}

export interface DropdownMenuRadioGroupProps extends Omit<ComponentPropsWithRef<"div">, "onChange"> {
  /** Value of the selected item. */
  value?: string;
  /** Called when another item is selected. */
  onValueChange?: (value: string) => void;
}

/** A single-choice setting; contains `DropdownMenuRadioItem`s. */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  const Menu = use(MenuPartsContext);
  return <Menu.RadioGroup {...props} />;
}

export interface DropdownMenuRadioItemProps extends Omit<ComponentPropsWithRef<"div">, "onSelect"> {
  /** The group's `value` when this item is selected. */
  value: string;
  /** Can't be selected and is skipped by the arrow keys. */
  disabled?: boolean;
}

/** One option of a `DropdownMenuRadioGroup`; the selected one has a check mark. */
export function DropdownMenuRadioItem({ value, className, children, ...rest }: DropdownMenuRadioItemProps) {
  const Menu = use(MenuPartsContext);
  return (
    <Menu.RadioItem value={value} className={clsx(styles.item, className)} {...rest}>
      <span className={styles.words}>{children}</span>
      <Menu.ItemIndicator>
        <Icon shape={Check} />
      </Menu.ItemIndicator>
    </Menu.RadioItem>
  );
}

export interface DropdownMenuCheckboxItemProps extends Omit<
  ComponentPropsWithRef<"div">,
  "onSelect" | "onChange"
> {
  /** Whether it is checked. */
  checked: boolean;
  /** Called when it is toggled. */
  onCheckedChange?: (checked: boolean) => void;
  /** Keeps the menu open, so that several can be toggled. @default true */
  keepOpen?: boolean;
  /** Can't be selected and is skipped by the arrow keys. */
  disabled?: boolean;
}

/** A setting that is on or off; has a check mark while on. */
export function DropdownMenuCheckboxItem({
  keepOpen = true,
  className,
  children,
  ...rest
}: DropdownMenuCheckboxItemProps) {
  const Menu = use(MenuPartsContext);
  return (
    <Menu.CheckboxItem
      className={clsx(styles.item, className)}
      onSelect={keepOpen ? (event) => event.preventDefault() : undefined}
      {...rest}
    >
      <span className={styles.words}>{children}</span>
      <Menu.ItemIndicator>
        <Icon shape={Check} />
      </Menu.ItemIndicator>
    </Menu.CheckboxItem>
  );
}

export interface DropdownMenuSubProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Text of the row that opens the submenu. */
  label: ReactNode;
  /** Decorative icon before the text. */
  icon?: IconShape;
  /** Can't be opened and is skipped by the arrow keys. */
  disabled?: boolean;
  /** The submenu's rows. */
  children: ReactNode;
}

/** A row that opens a submenu next to it. */
export function DropdownMenuSub({ label, icon, disabled, className, ...rest }: DropdownMenuSubProps) {
  const Menu = use(MenuPartsContext);
  const { portalRoot } = useDesignSystem();
  return (
    <Menu.Sub>
      <Menu.SubTrigger disabled={disabled} className={styles.item}>
        {icon && <Icon shape={icon} />}
        <span className={styles.words}>{label}</span>
        <Icon shape={ChevronEnd} />
      </Menu.SubTrigger>
      <Menu.Portal container={portalRoot}>
        <Menu.SubContent
          data-component="DropdownMenuSub"
          collisionPadding={8}
          className={clsx(styles.content, className)}
          {...rest}
        />
      </Menu.Portal>
    </Menu.Sub>
  );
}

/** Heading of a menu section. */
export function DropdownMenuLabel({ className, ...rest }: ComponentPropsWithRef<"div">) {
  const Menu = use(MenuPartsContext);
  return <Menu.Label className={clsx(styles.label, className)} {...rest} />;
}

/** A divider between menu sections. */
export function DropdownMenuSeparator({ className, ...rest }: ComponentPropsWithRef<"div">) {
  const Menu = use(MenuPartsContext);
  return <Menu.Separator className={clsx(styles.separator, className)} {...rest} />;
}
