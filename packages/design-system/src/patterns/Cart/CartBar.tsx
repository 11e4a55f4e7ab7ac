import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import { Container } from "../../layout/Container/index.ts";
import * as styles from "./Cart.css.ts";

export interface CartBarProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Name of the region. */
  label: string;
  /** A `Checkbox` for everything and what can be done with what is chosen. */
  start: ReactNode;
  /** How many goods and pieces, in words. */
  count: string;
  /** Word before the sum: “Total”. */
  totalLabel: string;
  /** Sum of what is chosen; a change is read out. */
  total: PriceProps["parts"];
  /** What is in the total already and what comes later. */
  hint?: ReactNode;
  /** The sums are asked for: the old ones stay, paler. */
  loading?: boolean;
  /** The button, 176 × 48. */
  action: ReactNode;
}

/**
 * The foot of the cart: what is chosen, what it costs, how it goes on. In small and in low windows only the sum and the
 * button stay in sight, in one row; `start` stands at the end of the goods there.
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
        {/* In small windows this is the bar; the box around it has no place of its own there. */}
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
