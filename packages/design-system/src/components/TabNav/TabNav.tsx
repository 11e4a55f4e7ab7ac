"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, FocusEvent } from "react";
import { LinkBase } from "../../provider/index.ts";
import { CountBadge } from "../CountBadge/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./TabNav.css.ts";

export interface TabLink {
  label: string;
  href: string;
  current?: boolean;
  /** Nothing is said for zero. */
  count?: number;
  /** The count asks for something to be done. */
  urgent?: boolean;
}

export interface TabNavProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Name of the landmark. */
  label: string;
  /** In their order; the one with `current` is marked as the page one is on. */
  items: ReadonlyArray<TabLink>;
  /**
   * `md` 48 px high in the account, `lg` 56 px on product and shop pages.
   * @default "md"
   */
  size?: "md" | "lg";
}

/** Browsers leave a link as it is that stands half in the row; its ring would be cut. */
const intoRow = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: "nearest", inline: "nearest" });

/** Views of a page that have addresses of their own: links that look like tabs. */
export function TabNav({ label, items, size = "md", className, ...rest }: TabNavProps) {
  return (
    <nav data-component="TabNav" aria-label={label} className={clsx(styles.root, className)} {...rest}>
      <ul className={styles.list} onFocus={intoRow}>
        {items.map((item) => (
          <li key={item.href}>
            <LinkBase
              href={item.href}
              aria-current={item.current ? "page" : undefined}
              className={clsx(styles.link, styles.size[size])}
            >
              {item.label}
              {item.count !== undefined && item.count > 0 && (
                <>
                  <VisuallyHidden> {item.count}</VisuallyHidden>
                  <CountBadge count={item.count} tone={item.urgent ? "act" : "neutral"} />
                </>
              )}
            </LinkBase>
          </li>
        ))}
      </ul>
    </nav>
  );
}
