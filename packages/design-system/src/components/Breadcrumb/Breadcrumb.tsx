import type { ComponentPropsWithRef } from "react";
import { LinkBase } from "../../provider/index.ts";
import { ChevronEnd, Icon } from "../Icon/index.ts";
import * as styles from "./Breadcrumb.css.ts";

export interface Crumb {
  label: string;
  /** Absent on a step without a page of its own, and on the last one. */
  href?: string;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Name of the landmark. */
  label: string;
  /** From the root to this page; the last one is the current page. */
  items: ReadonlyArray<Crumb>;
}

/** Where this page lies in the catalogue or the account. */
export function Breadcrumb({ label, items, ...rest }: BreadcrumbProps) {
  return (
    <nav data-component="Breadcrumb" aria-label={label} {...rest}>
      <ol className={styles.list}>
        {items.map((crumb, index) => {
          const last = index === items.length - 1;
          return (
            <li key={`${index}:${crumb.label}`} className={styles.item}>
              {crumb.href && !last ? (
                <LinkBase href={crumb.href} className={styles.link}>
                  {crumb.label}
                </LinkBase>
              ) : (
                <span aria-current={last ? "page" : undefined} className={last ? styles.current : undefined}>
                  {crumb.label}
                </span>
              )}
              {!last && <Icon shape={ChevronEnd} size="xs" className={styles.chevron} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
