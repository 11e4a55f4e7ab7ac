"use client";
import { clsx } from "clsx";
import {
  useId,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { LinkBase, type LinkComponentProps } from "../../provider/index.ts";
import { CountBadge } from "../CountBadge/index.ts";
import { HoverMenu } from "../HoverMenu/index.ts";
import { ChevronEnd, ChevronStart, Icon, type IconShape } from "../Icon/index.ts";
import { QrCode } from "../QrCode/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./SideWidget.css.ts";

export interface SideWidgetProps extends Omit<ComponentPropsWithRef<"aside">, "children"> {
  /**
   * Accessible name of the landmark, and of the tab that opens the column on screens without space next to
   * the content.
   */
  label: string;
  /** `SideWidgetLink`, `SideWidgetButton`, `SideWidgetService`. */
  children: ReactNode;
}

/**
 * Quick help at the right edge, 64 px wide. It never takes focus automatically. Between 1280 and 1407 px it
 * takes 72 px at the edge, which the page must keep free; below that it collapses to a tab that opens it.
 */
export function SideWidget({ label, className, children, ...rest }: SideWidgetProps) {
  const [open, setOpen] = useState(false);
  const list = useId();

  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    event.currentTarget.querySelector("button")?.focus();
  };

  return (
    <aside
      data-component="SideWidget"
      data-state={open ? "open" : "closed"}
      aria-label={label}
      className={clsx(styles.root, className)}
      onBlur={leave}
      onKeyDown={press}
      {...rest}
    >
      <button
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={list}
        className={styles.tab}
        onClick={() => setOpen(!open)}
      >
        <Icon shape={open ? ChevronEnd : ChevronStart} />
      </button>
      <ul id={list} className={styles.list}>
        {children}
      </ul>
    </aside>
  );
}

interface CellContent {
  /** Decorative icon above the text. */
  icon: IconShape;
  /** Text under the icon, short enough for 64 px. */
  text: string;
  /** Shown on the icon; 99+ above 99. `label` must include it. */
  count?: number;
  /** Accessible name if the text isn't enough, such as “Cart, 3 items”. */
  label?: string;
}

const Content = ({ icon, text, count = 0, label }: CellContent) => (
  <>
    <span className={styles.icon}>
      <Icon shape={icon} size="md" />
      <CountBadge overIcon count={count} />
    </span>
    {label ? (
      <>
        <span aria-hidden>{text}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    ) : (
      text
    )}
  </>
);

export interface SideWidgetLinkProps extends Omit<LinkComponentProps, "children">, CellContent {}

export function SideWidgetLink({ icon, text, count, label, className, ...rest }: SideWidgetLinkProps) {
  return (
    <li className={styles.item}>
      <LinkBase className={clsx(styles.cell, className)} {...rest}>
        <Content icon={icon} text={text} count={count} label={label} />
      </LinkBase>
    </li>
  );
}

export interface SideWidgetButtonProps
  extends Omit<ComponentPropsWithRef<"button">, "children">, CellContent {}

export function SideWidgetButton({ icon, text, count, label, className, ...rest }: SideWidgetButtonProps) {
  return (
    <li className={styles.item}>
      <button type="button" className={clsx(styles.cell, className)} {...rest}>
        <Content icon={icon} text={text} count={count} label={label} />
      </button>
    </li>
  );
}

export interface SideWidgetServiceProps extends CellContent {
  /** URL of the QR code, and the text below it. */
  code?: { value: string; label: string };
  /** Formatted phone number; rendered as a link that calls it. */
  phone?: string;
  /** Phone service hours. */
  hours?: string;
  /** A small full-width button, such as one that opens a chat. */
  action?: ReactNode;
}

/** Customer service: a cell with a panel that opens on hover, click and by key. */
export function SideWidgetService({ code, phone, hours, action, ...cell }: SideWidgetServiceProps) {
  return (
    <li className={styles.item}>
      <HoverMenu
        placement="before-start"
        triggerClassName={styles.cell}
        panelClassName={styles.panel}
        trigger={<Content {...cell} />}
      >
        <span className={styles.arrow} />
        <div className={styles.service}>
          {code && <QrCode value={code.value} label={code.label} />}
          {code && <span aria-hidden>{code.label}</span>}
          {code && (phone || action) && <span className={styles.line} />}
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={styles.phone}>
              {phone}
            </a>
          )}
          {hours}
          {action && <div className={styles.fill}>{action}</div>}
        </div>
      </HoverMenu>
    </li>
  );
}
