import { clsx } from "clsx";
import MapPin from "lucide-react/icons/map-pin";
import Timer from "lucide-react/icons/timer";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../../components/Icon/index.ts";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import * as styles from "./Checkout.css.ts";

export interface SumRow {
  id: string;
  name: ReactNode;
  value: string;
  /** Whether it is a discount. */
  reduction?: boolean;
}

export interface SumRowsProps extends Omit<ComponentPropsWithRef<"dl">, "children"> {
  /** In display order. */
  rows: ReadonlyArray<SumRow>;
  /** Dims the current totals while new ones load. @default false */
  loading?: boolean;
}

/** Rows of an invoice: names at the start, amounts at the end. */
export function SumRows({ rows, loading = false, className, ...rest }: SumRowsProps) {
  return (
    <dl data-component="SumRows" aria-busy={loading} className={clsx(styles.rows, className)} {...rest}>
      {rows.map((row) => (
        <div key={row.id} className={styles.sumRow}>
          <dt className={styles.sumName}>{row.name}</dt>
          <dd className={clsx(styles.sumValue, row.reduction && styles.reduction)}>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface OrderSummaryProps extends Omit<ComponentPropsWithRef<"section">, "title" | "children"> {
  /** Heading and accessible name of the section. */
  title: string;
  /** Number of units, or a button that opens the orders. */
  aside?: ReactNode;
  /** Products above the totals, on the payment page. */
  items?: ReactNode;
  /** Rows above the total. */
  rows: ReadonlyArray<SumRow>;
  /** Amount to pay; changes are announced. `size` in px, 24 by default. */
  total: { label: string; parts: PriceProps["parts"]; size?: 16 | 24 };
  /** Text under the total: savings and points earned. */
  totalNotes?: Readonly<[ReactNode, ReactNode]>;
  /** Dims the current totals while new ones load. */
  loading?: boolean;
  /** The full-width button. */
  action?: ReactNode;
  /** How long price and stock are reserved, with a timer. */
  hold?: ReactNode;
  /** Small print at the end: the terms. */
  terms?: ReactNode;
  /** The shipping address, for review. */
  address?: { name: string; lines: readonly string[] };
}

/** Order totals, 368 px wide; sticky while scrolling. */
export function OrderSummary({
  title,
  aside,
  items,
  rows,
  total,
  totalNotes,
  loading,
  action,
  hold,
  terms,
  address,
  className,
  ...rest
}: OrderSummaryProps) {
  return (
    <section
      data-component="OrderSummary"
      aria-label={title}
      className={clsx(styles.summary, className)}
      {...rest}
    >
      <div className={styles.summaryBody}>
        <div className={styles.summaryHead}>
          <h2 className={styles.summaryTitle}>{title}</h2>
          {aside && <span className={styles.summaryNote}>{aside}</span>}
        </div>
        {items}
        <SumRows rows={rows} loading={loading} />
        {hold && (
          <div className={styles.hold}>
            <Icon shape={Timer} />
            <span>{hold}</span>
          </div>
        )}
        <div className={styles.summaryFoot} data-keep-clear="">
          <div aria-live="polite" className={styles.totalRow}>
            <span className={styles.totalName}>{total.label}</span>
            <Price parts={total.parts} size={total.size ?? 24} />
          </div>
          {totalNotes && (
            <div className={styles.totalNotes}>
              <span>{totalNotes[0]}</span>
              <span>{totalNotes[1]}</span>
            </div>
          )}
          {action}
        </div>
        {terms && <p className={styles.terms}>{terms}</p>}
      </div>
      {address && (
        <div className={styles.recap}>
          <Icon shape={MapPin} />
          <bdi className={styles.recapName}>{address.name}</bdi>
          <span className={styles.recapText}>
            {address.lines.map((line) => (
              <span key={line} style={{ display: "block" }}>
                <bdi>{line}</bdi>
              </span>
            ))}
          </span>
        </div>
      )}
    </section>
  );
}
