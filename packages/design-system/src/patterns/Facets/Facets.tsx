import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../../components/Icon/index.ts";
import { withVars } from "../../lib/css-var.ts";
import { LinkBase } from "../../provider/index.ts";
import * as styles from "./Facets.css.ts";

export interface FacetsProps extends ComponentPropsWithRef<"section"> {
  /** Accessible name of the region. */
  label: string;
}

/** The filter column, 240 px wide; its children are `FacetGroup`s. */
export function Facets({ label, className, ...rest }: FacetsProps) {
  return (
    <section data-component="Facets" aria-label={label} className={clsx(styles.root, className)} {...rest} />
  );
}

export interface FacetGroupProps extends Omit<ComponentPropsWithRef<"details">, "title"> {
  /** Name of the filter, on the row that collapses it. */
  title: string;
}

/** One collapsible filter, a native `details`. */
export function FacetGroup({ title, className, children, ...rest }: FacetGroupProps) {
  return (
    <details data-component="FacetGroup" open className={clsx(styles.group, className)} {...rest}>
      <summary className={styles.head}>
        {title}
        <Icon shape={ChevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

export interface FacetValue {
  id: string;
  label: ReactNode;
  /** URL of the list with this value toggled. */
  href: string;
  /** Number of results with this value, formatted for the locale. */
  count?: number | string;
  chosen?: boolean;
  /** Marks a subcategory of the value before it; a number is its depth. */
  nested?: boolean | number;
}

export interface FacetListProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** In display order. A `nested` value belongs to the one before it. */
  values: ReadonlyArray<FacetValue>;
  /** `tick` for several values, `dot` for one of them, `plain` for links. @default "tick" */
  mark?: "tick" | "dot" | "plain";
}

/** Longer lists scroll in their own box, so that the next filters stay near. */
const inView = 20;

/** Values with their counts, as links with URLs. */
export function FacetList({ values, mark = "tick", className, ...rest }: FacetListProps) {
  return (
    <ul
      data-component="FacetList"
      className={clsx(values.length > inView && styles.many, className)}
      {...rest}
    >
      {values.map((value) => (
        <li key={value.id}>
          <LinkBase
            href={value.href}
            rel="nofollow"
            aria-current={value.chosen || undefined}
            className={clsx(styles.row, mark === "plain" && styles.chosen, value.nested && styles.nested)}
            style={typeof value.nested === "number" ? withVars({ [styles.depth]: value.nested }) : undefined}
          >
            {mark !== "plain" && (
              <span aria-hidden className={clsx(styles.mark, mark === "dot" ? styles.dot : styles.tick)}>
                {mark === "tick" && value.chosen && <Icon shape={Check} size="xs" />}
              </span>
            )}
            <span className={styles.label}>{value.label}</span>
            {value.count !== undefined && <span className={styles.count}>{value.count}</span>}
          </LinkBase>
        </li>
      ))}
    </ul>
  );
}

export interface FacetChipsProps {
  /** Name of the row, above it. */
  name: string;
  /** `href` is the list with this value toggled. A `disabled` value isn't a link. */
  values: ReadonlyArray<{ id: string; label: string; href: string; chosen?: boolean; disabled?: boolean }>;
}

/** Short values, such as tire sizes, four per row. */
export function FacetChips({ name, values }: FacetChipsProps) {
  return (
    <>
      <p className={styles.chipsName}>{name}</p>
      <ul aria-label={name} className={styles.chips}>
        {values.map((value) => (
          <li key={value.id}>
            {value.disabled ? (
              <span role="link" aria-disabled="true" className={styles.chip}>
                {value.label}
              </span>
            ) : (
              <LinkBase
                href={value.href}
                rel="nofollow"
                aria-current={value.chosen || undefined}
                className={styles.chip}
              >
                {value.label}
              </LinkBase>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
