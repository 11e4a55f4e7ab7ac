"use client";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import Sparkles from "lucide-react/icons/sparkles";
import type { ReactNode } from "react";
import { Icon } from "../../components/Icon/index.ts";
import { RadioGroup, type RadioGroupProps } from "../../components/RadioGroup/index.ts";
import { useRadio } from "../../components/RadioGroup/radio-context.ts";
import * as fold from "../../styles/fold.css.ts";
import * as styles from "./CouponPicker.css.ts";

export interface CouponChoice {
  value: string;
  /** Discount and minimum spend: “$10 off $400”. */
  title: string;
  /** Scope, after the title. */
  scope?: string;
  /** Savings for this order: “−$10.00”. */
  saving: string;
  /** Marks the coupon that saves the most; at most one. */
  best?: boolean;
}

export interface UnusableCoupon {
  id: string;
  title: string;
  /** The reason, and what would help. */
  reason: ReactNode;
}

export interface CouponPickerProps extends Pick<
  RadioGroupProps,
  | "label"
  | "labelHidden"
  | "hint"
  | "error"
  | "value"
  | "defaultValue"
  | "onValueChange"
  | "name"
  | "disabled"
  | "className"
  | "style"
  | "id"
  | "ref"
> {
  /** Coupons applicable to this order. “None” is added automatically. */
  choices: ReadonlyArray<CouponChoice>;
  /** Badge of the best choice. */
  bestLabel: string;
  /** Text of the last option, whose value is the empty string. */
  noneLabel: string;
  /** Coupons that don't apply to this order, in a collapsed section with their reasons. */
  unusable?: { label: string; coupons: readonly UnusableCoupon[] };
}

function Choice({ value, children, saving }: { value: string; children: ReactNode; saving?: string }) {
  return (
    <label data-part="Choice" className={styles.choice}>
      <input className={styles.input} {...useRadio(value)} />
      <Icon shape={Check} className={styles.tick} />
      <span className={styles.words}>{children}</span>
      {saving && <span className={styles.saving}>{saving}</span>}
    </label>
  );
}

/**
 * Coupon selection for an order, at most one per picker. The pricing rules allow one marketplace coupon and
 * one per merchant, each with its own picker.
 */
export function CouponPicker({
  choices,
  bestLabel,
  noneLabel,
  unusable,
  className,
  ...rest
}: CouponPickerProps) {
  return (
    <RadioGroup
      data-component="CouponPicker"
      orientation="horizontal"
      className={clsx(styles.root, className)}
      {...rest}
    >
      {choices.map((choice) => (
        <Choice key={choice.value} value={choice.value} saving={choice.saving}>
          {choice.title}
          {choice.scope && ` · ${choice.scope}`}
          {choice.best && (
            <span className={styles.best}>
              <Icon shape={Sparkles} size="xs" />
              {bestLabel}
            </span>
          )}
        </Choice>
      ))}
      <Choice value="">{noneLabel}</Choice>
      {unusable && unusable.coupons.length > 0 && (
        <details className={styles.fold}>
          <summary className={fold.head}>{unusable.label}</summary>
          <ul className={styles.reasons}>
            {unusable.coupons.map((coupon) => (
              <li key={coupon.id} className={styles.reason}>
                <span className={styles.off}>{coupon.title}</span>
                <span>{coupon.reason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </RadioGroup>
  );
}
