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
  /** Takes something off. */
  reduction?: boolean;
}

export interface SumRowsProps extends Omit<ComponentPropsWithRef<"dl">, "children"> {
  /** In the order of the bill. */
  rows: ReadonlyArray<SumRow>;
  /** They are asked for: the old ones stay, paler. @default false */
  loading?: boolean;
}

/** Lines of a bill: names at the left, sums at the right. */
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
  /** The heading and the name of the section. */
  title: string;
  /** How many pieces, or a button that opens the orders. */
  aside?: ReactNode;
  /** Goods above the sums, on the page of the payment. */
  goods?: ReactNode;
  /** Lines of the bill over the total. */
  rows: ReadonlyArray<SumRow>;
  /** What is to be paid; a change is read out. `size` in px, 24 where it is left out. */
  total: { label: string; parts: PriceProps["parts"]; size?: 16 | 24 };
  /** Under the total: what is saved, what is earned. */
  totalNotes?: Readonly<[ReactNode, ReactNode]>;
  /** The sums are asked for: the old ones stay, paler. */
  loading?: boolean;
  /** The button over the whole width. */
  action?: ReactNode;
  /** How long price and stock are held, with its clock. */
  hold?: ReactNode;
  /** Small print at the end: what one agrees to. */
  terms?: ReactNode;
  /** Where it goes, once more. */
  address?: { name: string; lines: readonly string[] };
}

/** What it costs in all, 368 px wide; it stays in view while one scrolls. */
export function OrderSummary({
  title,
  aside,
  goods,
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
        {goods}
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
