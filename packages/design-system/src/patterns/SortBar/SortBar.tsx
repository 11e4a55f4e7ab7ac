import { clsx } from "clsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import type { ComponentPropsWithRef } from "react";
import { ChevronEnd, ChevronStart, Icon, type IconShape } from "../../components/Icon/index.ts";
import { LinkBase } from "../../provider/index.ts";
import * as styles from "./SortBar.css.ts";

export interface SortChoice {
  id: string;
  label: string;
  /** The same list in this order; of a choice with two directions the one that is not shown. */
  href: string;
  current?: boolean;
  /** `both` may go either way and is not chosen now. */
  direction?: "ascending" | "descending" | "both";
}

export interface SortBarProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Name of the landmark. */
  label: string;
  /** Orders of the list, as links; one of them is `current`. */
  choices: ReadonlyArray<SortChoice>;
  /** How many there are, in words. */
  total?: string;
  /** The small pager: `page` counts from 1. Its labels name the arrows; one that leads nowhere is disabled. */
  pages?: {
    page: number;
    count: number;
    previous: { label: string; href: string };
    next: { label: string; href: string };
  };
}

const directionIcon = { ascending: ArrowUp, descending: ArrowDown, both: ChevronsUpDown };

/** The order of a list as links, with a small pager at the end. */
export function SortBar({ label, choices, total, pages, className, ...rest }: SortBarProps) {
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
      <ul className={styles.list}>
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
          <>
            <span className={styles.counter}>
              {pages.page} / {pages.count}
            </span>
            {arrow(pages.previous, pages.page > 1, ChevronStart)}
            {arrow(pages.next, pages.page < pages.count, ChevronEnd)}
          </>
        )}
      </div>
    </nav>
  );
}
