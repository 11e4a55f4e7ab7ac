import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./BuyBox.css.ts";

export interface CouponChipProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** The discount, as text: “$15 off”, “8%”. */
  amount: string;
  /** Minimum spend or scope, as text. */
  condition: string;
  /** Text of the button, or of the state once claimed. */
  actionLabel: string;
  /** Accessible name of the button, including the coupon. */
  label?: string;
  /** Whether the shopper has claimed it; `actionLabel` is then the state instead of a button. */
  claimed?: boolean;
  /**
   * Called when the button is pressed; the caller then sets `claimed`. Pass it afterwards too, to keep the
   * focus.
   */
  onClaim?: () => void;
}

/** A one-line coupon that changes to *claimed* in place. */
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
        // After claiming, the button stays in the DOM to keep the focus, but is no longer actionable.
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
