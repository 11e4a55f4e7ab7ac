import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./BuyBox.css.ts";

export interface CouponChipProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** What it takes off, in words: “$15 off”, “8%”. */
  amount: string;
  /** From which sum on or for what, in words. */
  condition: string;
  /** Word of the button, or of the state once it is claimed. */
  actionLabel: string;
  /** Name of the button, with the coupon in it. */
  label?: string;
  /** The shopper has it: `actionLabel` is the state then, and nothing can be pressed. */
  claimed?: boolean;
  /** Called by the button; `claimed` is the caller's to change. Given on, the focus stays where it was. */
  onClaim?: () => void;
}

/** A coupon in one line: it flips to *claimed* in place. */
export function CouponChip({
  amount,
  condition,
  actionLabel,
  label,
  claimed = false,
  onClaim,
  className,
  ...rest
}: CouponChipProps) {
  return (
    <span data-component="CouponChip" className={clsx(styles.coupon, className)} {...rest}>
      <span className={styles.couponText}>
        <strong className={styles.couponAmount}>{amount}</strong> {condition}
      </span>
      {claimed && !onClaim ? (
        <span className={clsx(styles.couponStub, styles.claimed)}>{actionLabel}</span>
      ) : (
        // Claimed while one looks at it, the button stays, because it holds the focus; it only stops to be one.
        <button
          type="button"
          aria-label={claimed ? undefined : label}
          aria-disabled={claimed || undefined}
          className={clsx(styles.couponStub, claimed && styles.claimed)}
          onClick={claimed ? undefined : onClaim}
        >
          {actionLabel}
        </button>
      )}
    </span>
  );
}
