import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "../../components/Icon/index.ts";
import { Cross } from "../../lib/shapes.tsx";
import { LinkBase } from "../../provider/index.ts";
import * as styles from "./AppliedFilters.css.ts";
import { english, type FilterTexts } from "../../words/components/FilterChip.ts";
import { fill } from "../../words/fill.ts";
import { useTexts } from "../../provider/use-texts.ts";

export interface AppliedFilter {
  id: string;
  label: string;
  /** The list without this filter. */
  href: string;
}

export interface AppliedFiltersProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** Name of the list. */
  label: string;
  /** One chip each, in this order. */
  filters: ReadonlyArray<AppliedFilter>;
  /** Other words than those of the locale. */
  texts?: Partial<FilterTexts>;
  /** Link to the list without any filter, after the chips. Left out, there is none. */
  clear?: { label: string; href: string };
}

/** What the list is narrowed by; each chip leads to the list without it. */
export function AppliedFilters({
  label,
  filters,
  texts: given,
  clear,
  className,
  ...rest
}: AppliedFiltersProps) {
  const texts = useTexts("filterChip", english, given);
  return (
    <ul data-component="AppliedFilters" aria-label={label} className={clsx(styles.root, className)} {...rest}>
      {filters.map((filter) => (
        <li key={filter.id}>
          <LinkBase
            href={filter.href}
            rel="nofollow"
            aria-label={fill(texts.remove, { label: filter.label })}
            className={styles.chip}
          >
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
