"use client";
import * as Radix from "@radix-ui/react-tabs";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useDirection } from "../../hooks/useDirection.ts";
import { CountBadge } from "../CountBadge/index.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./Tabs.css.ts";

export interface TabsProps extends Omit<ComponentPropsWithRef<"div">, "dir" | "defaultValue"> {
  /** `value` of the selected tab. Makes the component controlled. */
  value?: string;
  /** `value` of the initially selected tab. If omitted, no panel is shown. */
  defaultValue?: string;
  /** Called when another tab is selected, by click or key. */
  onValueChange?: (value: string) => void;
  /**
   * `automatic`: arrow keys select immediately. `manual`: Enter selects, for panels that take time to load.
   * @default "automatic"
   */
  activationMode?: "automatic" | "manual";
  /** `vertical` stacks the tabs next to their panel; the up and down keys move. @default "horizontal" */
  orientation?: "horizontal" | "vertical";
}

/** Sections of one page, one visible at a time. For sections with their own URLs, use links. */
export function Tabs({
  value,
  defaultValue,
  onValueChange,
  activationMode,
  orientation = "horizontal",
  className,
  ...rest
}: TabsProps) {
  const choice = { value, defaultValue, onValueChange, activationMode, orientation };
  return (
    <Radix.Root asChild dir={useDirection()} {...choice}>
      {/* The direction is only for the arrow keys; as an attribute it would be wrong in the server's HTML. */}
      <div data-component="Tabs" className={clsx(styles.root, className)} {...rest} dir={undefined} />
    </Radix.Root>
  );
}

export interface TabsListProps extends ComponentPropsWithRef<"div"> {
  /** Accessible name of the tab list. */
  label: string;
}

/** The row of tabs. */
export function TabsList({ label, className, ...rest }: TabsListProps) {
  return (
    <Radix.List data-part="List" aria-label={label} className={clsx(styles.list, className)} {...rest} />
  );
}

interface TabsTabBase extends Omit<ComponentPropsWithRef<"button">, "value" | "children"> {
  /** The `value` of the panel it shows. */
  value: string;
  /** Decorative icon before the text. */
  icon?: IconShape;
  /** Count next to the text, part of the name. Hidden for 0 or undefined. */
  count?: number;
  /** Larger counts are shown as "99+". @default 99 */
  maxCount?: number;
  /** Whether the count calls for action. */
  urgent?: boolean;
}

interface TabsTabLabel {
  /** Text of the tab. */
  label: string;
  /** Replaces the text if it needs more than a string. */
  children?: ReactNode;
}

interface TabsTabContent {
  label?: undefined;
  /** The tab's text with its additions. */
  children: ReactNode;
}

export type TabsTabProps = TabsTabBase & (TabsTabLabel | TabsTabContent);

/** One tab. */
export function TabsTab({
  label,
  icon,
  count = 0,
  maxCount,
  urgent = false,
  className,
  children,
  ...rest
}: TabsTabProps) {
  return (
    <Radix.Trigger data-part="Tab" className={clsx(styles.tab, className)} {...rest}>
      {icon && <Icon shape={icon} />}
      <span className={styles.words} data-words={label}>
        {children ?? label}
      </span>
      <CountBadge count={count} max={maxCount} tone={urgent ? "act" : "neutral"} aria-hidden={false} />
    </Radix.Trigger>
  );
}

export interface TabsPanelProps extends ComponentPropsWithRef<"div"> {
  /** The `value` of the tab that shows it. */
  value: string;
}

/** Content of the tab with the same value. */
export function TabsPanel({ className, ...rest }: TabsPanelProps) {
  return <Radix.Content data-part="Panel" className={clsx(styles.panel, className)} {...rest} />;
}
