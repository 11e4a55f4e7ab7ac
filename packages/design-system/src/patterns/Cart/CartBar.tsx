import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import { Container } from "../../layout/Container/index.ts";
import * as styles from "./Cart.css.ts";

export interface CartBarProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Accessible name of the region. */
  label: string;
  /** A `Checkbox` that selects all, and actions for the selection. */
  start: ReactNode;
  /** Number of products and units, as text. */
  count: string;
  /** Label before the total: “Total”. */
  totalLabel: string;
  /** Total of the selection; changes are announced. */
  total: PriceProps["parts"];
  /** Costs included in the total, and costs added later. */
  hint?: ReactNode;
  /** Dims the current totals while new ones load. */
  loading?: boolean;
  /** The button, 176 × 48 px. */
  action: ReactNode;
}

/**
 * The footer of the cart: selection, total, and the checkout button. On small and low screens only the total
 * and button are sticky, in one row; `start` is then at the end of the list.
 */
export function CartBar({
  label,
  start,
  count,
  totalLabel,
  total,
  hint,
  loading = false,
  action,
  className,
  ...rest
}: CartBarProps) {
  return (
    <div
      data-component="CartBar"
      role="region"
      aria-label={label}
      className={clsx(styles.bar, className)}
      data-keep-clear=""
      {...rest}
    >
      <Container className={styles.barRow}>
        <div className={styles.barStart}>{start}</div>
        {/* On small screens this is the bar; its parent has no box. */}
        <div className={styles.barEnd} data-keep-clear="">
          <div aria-live="polite" aria-busy={loading} className={styles.sums}>
            <span className={styles.total}>
              <span className={styles.count}>{count}</span>
              <span className={styles.totalWord}>{totalLabel}</span>
              <Price parts={total} size={24} />
            </span>
            {hint && <span className={styles.sumHint}>{hint}</span>}
          </div>
          <div className={styles.checkout}>{action}</div>
        </div>
      </Container>
    </div>
  );
}
