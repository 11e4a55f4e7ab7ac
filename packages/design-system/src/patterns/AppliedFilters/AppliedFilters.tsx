import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "../../components/Icon/index.ts";
import { Cross } from "../../lib/shapes.tsx";
import { LinkBase } from "../../provider/index.ts";
import * as styles from "./AppliedFilters.css.ts";
import { english, type FilterTexts } from "../../words/components/FilterChip.ts";
import { fill } from "../../words/fill.ts";
import { useTexts } from "../../provider/use-texts.ts";

interface FilterLabel {
  id: string;
  label: string;
}

/** A filter in the URL. Works without JavaScript. */
export interface LinkedFilter extends FilterLabel {
  /** URL of the list without this filter. */
  href: string;
  onRemove?: undefined;
}

/** A filter in the page's state. */
export interface StateFilter extends FilterLabel {
  href?: undefined;
  /** Called when the user removes the filter. */
  onRemove: () => void;
}

export type AppliedFilter = LinkedFilter | StateFilter;

/** The last entry: a link to the list without filters, or a button. */
export type ClearFilters =
  | { label: string; href: string; onClear?: undefined }
  | { label: string; href?: undefined; onClear: () => void };

export interface AppliedFiltersProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** Accessible name of the list. */
  label: string;
  /** Rendered as one chip each, in order. */
  filters: ReadonlyArray<AppliedFilter>;
  /** Overrides the locale's texts. */
  texts?: Partial<FilterTexts>;
  /** Removes all filters, after the chips. Omit it for none. */
  clear?: ClearFilters;
}

/** Moves the focus to the next or previous entry, because the removed chip would lose it. */
const removeChip = (chip: HTMLElement, remove: () => void): void => {
  const item = chip.closest("li");
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  next?.querySelector<HTMLElement>("a, button")?.focus();
  remove();
};

/** Active filters of a list; each chip removes its filter, as a link or a button. */
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
      {filters.map(({ id, label: name, href, onRemove }) => {
        const chip = {
          "aria-label": fill(texts.remove, { label: name }),
          className: styles.chip,
          children: (
            <>
              <bdi>{name}</bdi>
              <Icon shape={Cross} size="xs" className={styles.cross} />
            </>
          ),
        };
        return (
          <li key={id}>
            {onRemove ? (
              <button
                type="button"
                onClick={(event) => removeChip(event.currentTarget, onRemove)}
                {...chip}
              />
            ) : (
              <LinkBase href={href} rel="nofollow" {...chip} />
            )}
          </li>
        );
      })}
      {clear && (
        <li>
          {clear.onClear ? (
            <button type="button" onClick={clear.onClear} className={styles.clear}>
              {clear.label}
            </button>
          ) : (
            <LinkBase href={clear.href} rel="nofollow" className={styles.clear}>
              {clear.label}
            </LinkBase>
          )}
        </li>
      )}
    </ul>
  );
}
