"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { Container } from "../../layout/Container/index.ts";
import { LinkBase, type LinkComponentProps } from "../../provider/index.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./UtilityBar.css.ts";

export interface UtilityBarProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Name of the landmark. */
  label: string;
  /** Items at the left end: home, collect this site. */
  start: ReactNode;
  /** Items at the right end: greeting, orders, language. */
  end: ReactNode;
  /** Below 900 px the bar is folded behind a `HeaderButton` with this target, as a list without the items of the start. */
  foldId?: string;
}

/** A link or a button has done its part; what only opens something inside leaves it open. */
const hideAfterPress = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
  if (currentTarget.offsetWidth > 0 && target instanceof Element && target.closest("a, button"))
    currentTarget.hidePopover();
};

/** The slim line over the header, 36 px. Its children are `UtilityItem`s. */
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
  /** Parted from the item before by a hairline. */
  parted?: boolean;
  /** Words, a `UtilityLink`, a `UtilityButton` or a menu. */
  children: ReactNode;
}

/** One place in the bar: words, a `UtilityLink`, a `UtilityButton` or a menu. */
export function UtilityItem({ parted, children }: UtilityItemProps) {
  return <li className={clsx(styles.item, parted && styles.parted)}>{children}</li>;
}

interface ActionLook {
  /** Before the words, as decoration. */
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
  /** Words of a sign alone, for the folded bar: there is room for them. */
  foldedLabel?: string;
}

/** Does something on this page: collect this site, open the sign-in panel, switch the scheme. */
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
