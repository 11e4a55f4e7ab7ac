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
  /** Nothing is shown for zero. */
  count?: number;
  /** Whether the count calls for action. */
  urgent?: boolean;
}

export interface TabNavProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Accessible name of the landmark. */
  label: string;
  /** Links in order. The one with `current` is marked as the current page. */
  items: ReadonlyArray<TabLink>;
  /** `md` 48 px high in the account, `lg` 56 px on product and shop pages. @default "md" */
  size?: "md" | "lg";
}

/** Browsers don't scroll a half-visible link into view on focus, so its focus ring would be clipped. */
const scrollIntoRow = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: "nearest", inline: "nearest" });

/** Views of a page with their own URLs: links that look like tabs. */
export function TabNav({ label, items, size = "md", className, ...rest }: TabNavProps) {
  return (
    <nav data-component="TabNav" aria-label={label} className={clsx(styles.root, className)} {...rest}>
      <ul className={styles.list} onFocus={scrollIntoRow}>
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
