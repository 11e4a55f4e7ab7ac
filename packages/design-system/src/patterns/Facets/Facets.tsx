import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../../components/Icon/index.ts";
import { withVars } from "../../lib/css-var.ts";
import { LinkBase } from "../../provider/index.ts";
import * as styles from "./Facets.css.ts";

export interface FacetsProps extends ComponentPropsWithRef<"section"> {
  /** Name of the region. */
  label: string;
}

/** The column of filters, 240 px wide; its children are `FacetGroup`s. */
export function Facets({ label, className, ...rest }: FacetsProps) {
  return (
    <section data-component="Facets" aria-label={label} className={clsx(styles.root, className)} {...rest} />
  );
}

export interface FacetGroupProps extends Omit<ComponentPropsWithRef<"details">, "title"> {
  /** Name of the filter, on the row that folds it. */
  title: string;
}

/** One filter, which folds: the browser's own `details`. */
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
  /** The list with this value chosen, or without it where it is chosen. */
  href: string;
  /** How many the list then has, as the reader's language writes it. */
  count?: number | string;
  chosen?: boolean;
  /** A category below the one before it; a number says how many levels below the first. */
  nested?: boolean | number;
}

export interface FacetListProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** In this order; a `nested` one belongs to the one before it. */
  values: ReadonlyArray<FacetValue>;
  /**
   * `tick` several may be chosen, `dot` one of them, `plain` leads on.
   * @default "tick"
   */
  mark?: "tick" | "dot" | "plain";
}

/** More values than this scroll in a box of their own, so that the filters below stay near. */
const inView = 20;

/** Values with their counts, as links: each choice has an address. */
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
  /** `href` is the list with the value, or without it where it is `chosen`; a `disabled` one leads nowhere. */
  values: ReadonlyArray<{ id: string; label: string; href: string; chosen?: boolean; disabled?: boolean }>;
}

/** Short values such as tire sizes, four in a row. */
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
