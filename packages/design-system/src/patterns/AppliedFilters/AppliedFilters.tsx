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
  /** URL of the list without this filter. */
  href: string;
}

export interface AppliedFiltersProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** Accessible name of the list. */
  label: string;
  /** Rendered as one chip each, in order. */
  filters: ReadonlyArray<AppliedFilter>;
  /** Overrides the locale's texts. */
  texts?: Partial<FilterTexts>;
  /** Link to the list without filters, after the chips. Omit it for none. */
  clear?: { label: string; href: string };
}

/** Active filters of a list; each chip links to the list without that filter. */
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
