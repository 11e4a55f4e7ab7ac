import type { ComponentPropsWithRef } from "react";
import { LinkBase } from "../../provider/index.ts";
import { ChevronEnd, Icon } from "../Icon/index.ts";
import * as styles from "./Breadcrumb.css.ts";

export interface Crumb {
  label: string;
  /** Omitted for a step without a page, and for the last step. */
  href?: string;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Accessible name of the landmark. */
  label: string;
  /** From the root to this page. The last item is the current page. */
  items: ReadonlyArray<Crumb>;
}

/** The position of this page in the catalog or account. */
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
