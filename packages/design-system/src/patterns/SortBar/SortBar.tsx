"use client";
import { clsx } from "clsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowDownUp from "lucide-react/icons/arrow-down-up";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { useId, type ComponentPropsWithRef, type MouseEvent } from "react";
import { ChevronEnd, ChevronStart, Icon, type IconShape } from "../../components/Icon/index.ts";
import { LinkBase } from "../../provider/index.ts";
import * as styles from "./SortBar.css.ts";

export interface SortChoice {
  id: string;
  label: string;
  /** URL of the list in this order; for an order with two directions, the opposite one if current. */
  href: string;
  current?: boolean;
  /** `both` supports either direction and isn't current. */
  direction?: "ascending" | "descending" | "both";
}

export interface SortBarProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Accessible name of the landmark. */
  label: string;
  /** Sort orders as links; one of them is `current`. */
  choices: ReadonlyArray<SortChoice>;
  /** Number of results, as text. */
  total?: string;
  /**
   * The small pager: `page` counts from 1. Its labels name the arrows; an arrow without a target is disabled.
   */
  pages?: {
    page: number;
    count: number;
    previous: { label: string; href: string };
    next: { label: string; href: string };
  };
}

const directionIcon = { ascending: ArrowUp, descending: ArrowDown, both: ChevronsUpDown };

/** It is a popover only on small screens, where selecting an order closes it. */
const hideAfterChoice = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
  const isOver = getComputedStyle(currentTarget).position === "fixed";
  if (isOver && target instanceof Element && target.closest("a")) currentTarget.hidePopover();
};

/**
 * Sort orders as links, with a small pager at the end. Below 900 px, a button shows the current order and
 * opens the others at the bottom edge, natively without JavaScript; the pager is hidden.
 */
export function SortBar({ label, choices, total, pages, className, ...rest }: SortBarProps) {
  const listId = useId();
  const current = choices.find((choice) => choice.current);
  const arrow = (target: { label: string; href: string }, reachable: boolean, icon: IconShape) =>
    reachable ? (
      <LinkBase href={target.href} aria-label={target.label} className={styles.arrow}>
        <Icon shape={icon} />
      </LinkBase>
    ) : (
      <span role="link" aria-disabled="true" aria-label={target.label} className={styles.arrow}>
        <Icon shape={icon} />
      </span>
    );
  return (
    <nav data-component="SortBar" aria-label={label} className={clsx(styles.root, className)} {...rest}>
      <button
        type="button"
        aria-label={[label, current?.label].filter(Boolean).join(": ")}
        popoverTarget={listId}
        className={styles.chooser}
      >
        <Icon shape={ArrowDownUp} />
        <span className={styles.chosen}>{current?.label ?? label}</span>
      </button>
      <ul id={listId} popover="auto" className={styles.list} onClick={hideAfterChoice}>
        {choices.map((choice) => (
          <li key={choice.id}>
            <LinkBase href={choice.href} aria-current={choice.current || undefined} className={styles.item}>
              {choice.label}
              {choice.direction && <Icon shape={directionIcon[choice.direction]} size="xs" />}
            </LinkBase>
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        {total && <span>{total}</span>}
        {pages && (
          <div className={styles.pager}>
            <span className={styles.counter}>
              {pages.page} / {pages.count}
            </span>
            {arrow(pages.previous, pages.page > 1, ChevronStart)}
            {arrow(pages.next, pages.page < pages.count, ChevronEnd)}
          </div>
        )}
      </div>
    </nav>
  );
}
