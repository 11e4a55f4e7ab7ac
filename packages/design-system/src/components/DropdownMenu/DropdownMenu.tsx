"use client";
import * as Radix from "@radix-ui/react-dropdown-menu";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useDirection } from "../../hooks/useDirection.ts";
import { LinkBase, useDesignSystem, type LinkComponentProps } from "../../provider/index.ts";
import type { ButtonTone } from "../Button/index.ts";
import { ChevronEnd, Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./DropdownMenu.css.ts";

export interface DropdownMenuProps extends ComponentPropsWithRef<"div"> {
  /** Held by the caller: whether it is open. */
  open?: boolean;
  /** Whether it is open at first, without `open`. An open menu is not in the server's HTML. @default false */
  defaultOpen?: boolean;
  /** It was opened or closed, or asks for it where the caller holds `open`. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it; it names the menu. */
  trigger: ReactNode;
  /** Edge of the button that the menu lines up with. @default "end" */
  align?: "start" | "center" | "end";
}

/** A few actions behind one button. Arrow keys, Home, End and letters move; Escape returns to the button. */
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
  /** By press, Enter or Space; the menu closes after it. */
  onSelect?: () => void;
  /** Before the words, as decoration. */
  icon?: IconShape;
  /** At the end: a key, a count. */
  hint?: ReactNode;
  /** `critical` where it destroys something. @default "act" */
  tone?: ButtonTone;
  /** Can't be chosen; the keys pass over it. */
  disabled?: boolean;
}

/** Does something. */
export function DropdownMenuItem({
  onSelect,
  icon,
  hint,
  tone = "act",
  className,
  children,
  ...rest
}: DropdownMenuItemProps) {
  return (
    <Radix.Item
      className={clsx(styles.item, tone === "critical" && styles.critical, className)}
      onSelect={onSelect}
      {...rest}
    >
      {icon && <Icon shape={icon} />}
      <span className={styles.words}>{children}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </Radix.Item>
  );
}

export interface DropdownMenuLinkProps extends LinkComponentProps {
  /** Before the words, as decoration. */
  icon?: IconShape;
}

/** Leads to another page. */
export function DropdownMenuLink({ icon, className, children, ...rest }: DropdownMenuLinkProps) {
  return (
    <Radix.Item asChild>
      <LinkBase className={clsx(styles.item, className)} {...rest}>
        {icon && <Icon shape={icon} />}
        <span className={styles.words}>{children}</span>
      </LinkBase>
    </Radix.Item>
  );
}

export interface DropdownMenuRadioGroupProps extends Omit<ComponentPropsWithRef<"div">, "onChange"> {
  /** That of the item in force. */
  value?: string;
  /** Another one was chosen. */
  onValueChange?: (value: string) => void;
}

/** One of several settings, with `DropdownMenuRadioItem` inside. */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  return <Radix.RadioGroup {...props} />;
}

export interface DropdownMenuRadioItemProps extends Omit<ComponentPropsWithRef<"div">, "onSelect"> {
  /** What the group's `value` is while this one is in force. */
  value: string;
  /** Can't be chosen; the keys pass over it. */
  disabled?: boolean;
}

/** One setting of a `DropdownMenuRadioGroup`; the one in force has a tick. */
export function DropdownMenuRadioItem({ value, className, children, ...rest }: DropdownMenuRadioItemProps) {
  return (
    <Radix.RadioItem value={value} className={clsx(styles.item, className)} {...rest}>
      <span className={styles.words}>{children}</span>
      <Radix.ItemIndicator>
        <Icon shape={Check} />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

export interface DropdownMenuCheckboxItemProps extends Omit<
  ComponentPropsWithRef<"div">,
  "onSelect" | "onChange"
> {
  /** Whether it is in force. */
  checked: boolean;
  /** It was switched. */
  onCheckedChange?: (checked: boolean) => void;
  /** The menu stays open, so that several can be switched. @default true */
  keepOpen?: boolean;
  /** Can't be chosen; the keys pass over it. */
  disabled?: boolean;
}

/** A setting that is on or off; while it is on it has a tick. */
export function DropdownMenuCheckboxItem({
  keepOpen = true,
  className,
  children,
  ...rest
}: DropdownMenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      className={clsx(styles.item, className)}
      onSelect={keepOpen ? (event) => event.preventDefault() : undefined}
      {...rest}
    >
      <span className={styles.words}>{children}</span>
      <Radix.ItemIndicator>
        <Icon shape={Check} />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}

export interface DropdownMenuSubProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Words of the row that opens it. */
  label: ReactNode;
  /** Before the words, as decoration. */
  icon?: IconShape;
  /** Can't be opened; the keys pass over it. */
  disabled?: boolean;
  /** Its rows. */
  children: ReactNode;
}

/** A row with a menu of its own beside it. */
export function DropdownMenuSub({ label, icon, disabled, className, ...rest }: DropdownMenuSubProps) {
  const { portalRoot } = useDesignSystem();
  return (
    <Radix.Sub>
      <Radix.SubTrigger disabled={disabled} className={styles.item}>
        {icon && <Icon shape={icon} />}
        <span className={styles.words}>{label}</span>
        <Icon shape={ChevronEnd} />
      </Radix.SubTrigger>
      <Radix.Portal container={portalRoot}>
        <Radix.SubContent
          data-component="DropdownMenuSub"
          collisionPadding={8}
          className={clsx(styles.content, className)}
          {...rest}
        />
      </Radix.Portal>
    </Radix.Sub>
  );
}

/** Heading of a part of the menu. */
export function DropdownMenuLabel({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <Radix.Label className={clsx(styles.label, className)} {...rest} />;
}

/** A line between parts of the menu. */
export function DropdownMenuSeparator({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <Radix.Separator className={clsx(styles.separator, className)} {...rest} />;
}
