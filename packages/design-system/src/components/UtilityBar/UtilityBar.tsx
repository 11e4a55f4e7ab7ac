"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { Container } from "../../layout/Container/index.ts";
import { LinkBase, type LinkComponentProps } from "../../provider/index.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./UtilityBar.css.ts";

export interface UtilityBarProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Accessible name of the landmark. */
  label: string;
  /** Items at the start: home, bookmark this site. */
  start: ReactNode;
  /** Items at the end: greeting, orders, language. */
  end: ReactNode;
  /** Below 900 px, collapses the end items into a list that a `HeaderButton` with this target opens. */
  foldId?: string;
}

/** Closes the bar after a click on a link or button, unless it only opens something inside. */
const hideAfterPress = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
  if (currentTarget.offsetWidth > 0 && target instanceof Element && target.closest("a, button"))
    currentTarget.hidePopover();
};

/** The slim bar above the header, 36 px. Its children are `UtilityItem`s. */
export function UtilityBar({ label, start, end, foldId, className, ...rest }: UtilityBarProps) {
  const bar = (
    <nav data-component="UtilityBar" aria-label={label} className={clsx(styles.root, className)} {...rest}>
      <Container className={styles.row}>
        <ul className={styles.group}>{start}</ul>
        <ul className={styles.group}>{end}</ul>
      </Container>
    </nav>
  );
  if (foldId === undefined) return bar;
  return (
    <div id={foldId} popover="auto" className={styles.fold} onClick={hideAfterPress}>
      {bar}
    </div>
  );
}

export interface UtilityItemProps {
  /** Shows a hairline before the item. */
  separated?: boolean;
  /** Text, a `UtilityLink`, a `UtilityButton` or a menu. */
  children: ReactNode;
}

/** One item of the bar: text, a `UtilityLink`, a `UtilityButton` or a menu. */
export function UtilityItem({ separated, children }: UtilityItemProps) {
  return <li className={clsx(styles.item, separated && styles.separated)}>{children}</li>;
}

interface ActionLook {
  /** Decorative icon before the text. */
  icon?: IconShape;
  /** In the brand color: sign in. */
  strong?: boolean;
}

export interface UtilityLinkProps extends LinkComponentProps, ActionLook {}

export function UtilityLink({ icon, strong, className, children, ...rest }: UtilityLinkProps) {
  return (
    <LinkBase className={clsx(styles.action, strong && styles.strong, className)} {...rest}>
      {icon && <Icon shape={icon} size="xs" />}
      {children}
    </LinkBase>
  );
}

export interface UtilityButtonProps extends ComponentPropsWithRef<"button">, ActionLook {
  /** Text of an icon-only link, shown in the collapsed bar, which has space for it. */
  foldedLabel?: string;
}

/** Performs an action on this page: bookmark this site, open the sign-in panel, switch the color scheme. */
export function UtilityButton({
  icon,
  strong,
  foldedLabel,
  className,
  children,
  ...rest
}: UtilityButtonProps) {
  return (
    <button type="button" className={clsx(styles.action, strong && styles.strong, className)} {...rest}>
      {icon && <Icon shape={icon} size="xs" />}
      {foldedLabel && (
        <span aria-hidden className={styles.foldedLabel}>
          {foldedLabel}
        </span>
      )}
      {children}
    </button>
  );
}
