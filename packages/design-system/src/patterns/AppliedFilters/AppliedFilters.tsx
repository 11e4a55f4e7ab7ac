import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "../../components/Icon/index.ts";
import { Cross } from "../../lib/shapes.tsx";
import { LinkBase } from "../../provider/index.ts";
import * as styles from "./AppliedFilters.css.ts";

export interface AppliedFilter {
  id: string;
  label: string;
  /** Name of the link, such as “Remove 205/55 R16”. */
  removeLabel: string;
  /** The list without this filter. */
  href: string;
}

export interface AppliedFiltersProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** Name of the list. */
  label: string;
  /** One chip each, in this order. */
  filters: ReadonlyArray<AppliedFilter>;
  /** Link to the list without any filter, after the chips. Left out, there is none. */
  clear?: { label: string; href: string };
}

/** What the list is narrowed by; each chip leads to the list without it. */
export function AppliedFilters({ label, filters, clear, className, ...rest }: AppliedFiltersProps) {
  return (
    <ul data-component="AppliedFilters" aria-label={label} className={clsx(styles.root, className)} {...rest}>
      {filters.map((filter) => (
        <li key={filter.id}>
          <LinkBase href={filter.href} rel="nofollow" aria-label={filter.removeLabel} className={styles.chip}>
            <bdi>{filter.label}</bdi>
            <Icon shape={Cross} size="xs" className={styles.cross} />
          </LinkBase>
        </li>
      ))}
      {clear && (
        <li>
          <LinkBase href={clear.href} rel="nofollow" className={styles.clear}>
            {clear.label}
          </LinkBase>
        </li>
      )}
    </ul>
  );
}
