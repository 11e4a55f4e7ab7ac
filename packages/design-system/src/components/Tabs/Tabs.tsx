"use client";
import * as Radix from "@radix-ui/react-tabs";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useDirection } from "../../hooks/useDirection.ts";
import { CountBadge } from "../CountBadge/index.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./Tabs.css.ts";

export interface TabsProps extends Omit<ComponentPropsWithRef<"div">, "dir" | "defaultValue"> {
  /** Makes it controlled: `value` of the tab in view. */
  value?: string;
  /** The tab in view at first, by its `value`; left out, no panel is shown. */
  defaultValue?: string;
  /** Another tab was chosen, by press or key. */
  onValueChange?: (value: string) => void;
  /**
   * `automatic`: arrow keys choose at once; `manual`: Enter chooses, where a panel takes time to load.
   * @default "automatic"
   */
  activationMode?: "automatic" | "manual";
  /** `vertical`: the tabs stand one under the other beside their panel; up and down move. @default "horizontal" */
  orientation?: "horizontal" | "vertical";
}

/** Parts of one page, one in view at a time. Parts with an address of their own are links, not tabs. */
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
      {/* The direction is for the arrow keys: as an attribute it would be wrong in the server's HTML. */}
      <div data-component="Tabs" className={clsx(styles.root, className)} {...rest} dir={undefined} />
    </Radix.Root>
  );
}

export interface TabsListProps extends ComponentPropsWithRef<"div"> {
  /** What the tabs are about, for screen readers. */
  label: string;
}

/** The row of tabs. */
export function TabsList({ label, className, ...rest }: TabsListProps) {
  return (
    <Radix.List data-part="List" aria-label={label} className={clsx(styles.list, className)} {...rest} />
  );
}

interface TabsTabBase extends Omit<ComponentPropsWithRef<"button">, "value" | "children"> {
  /** That of the panel it shows. */
  value: string;
  /** Before the words, as decoration. */
  icon?: IconShape;
  /** Beside the words and part of the name; above 99 shown as 99+. 0 or absent shows none. */
  count?: number;
  /** The count asks to be acted on. */
  urgent?: boolean;
}

interface TabsTabLabel {
  /** Its words. */
  label: string;
  /** In the place of the words, where they need more than text. */
  children?: ReactNode;
}

interface TabsTabContent {
  label?: undefined;
  /** The words of the tab with whatever belongs to them. */
  children: ReactNode;
}

export type TabsTabProps = TabsTabBase & (TabsTabLabel | TabsTabContent);

/** One tab. */
export function TabsTab({
  label,
  icon,
  count = 0,
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
      <CountBadge count={count} tone={urgent ? "act" : "neutral"} aria-hidden={false} />
    </Radix.Trigger>
  );
}

export interface TabsPanelProps extends ComponentPropsWithRef<"div"> {
  /** That of the tab that shows it. */
  value: string;
}

/** What belongs to the tab of the same value. */
export function TabsPanel({ className, ...rest }: TabsPanelProps) {
  return <Radix.Content data-part="Panel" className={clsx(styles.panel, className)} {...rest} />;
}
