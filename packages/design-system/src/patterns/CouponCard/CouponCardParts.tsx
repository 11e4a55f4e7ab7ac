import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import type { CouponState } from "./coupon-state.ts";
import * as styles from "./CouponCard.css.ts";

export interface CouponCardRootProps extends ComponentPropsWithRef<"li"> {
  /** Determines the colors. */
  state: CouponState;
  /** `md` is 136 px high; `sm` 64 px, for narrow columns. @default "md" */
  size?: "sm" | "md";
}

/** The ticket, a list item that contains a `CouponCardStub` and a `CouponCardBody`. */
export function CouponCardRoot({ state, size = "md", className, ...rest }: CouponCardRootProps) {
  return (
    <li
      data-component="CouponCard"
      data-state={state}
      className={clsx(styles.root, size === "sm" && styles.small, className)}
      {...rest}
    />
  );
}

export interface CouponCardStubProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The discount: an amount or a percentage. */
  amount: PriceProps["parts"];
  /** Minimum spend, as text. */
  condition: ReactNode;
  /** Size of the ticket. @default "md" */
  size?: "sm" | "md";
  /** Scope, under the condition. */
  children?: ReactNode;
}

/** The tear-off part: discount and minimum spend. */
export function CouponCardStub({
  amount,
  condition,
  size = "md",
  className,
  children,
  ...rest
}: CouponCardStubProps) {
  return (
    <div className={clsx(styles.stub, className)} {...rest}>
      <Price parts={amount} size={size === "sm" ? 20 : 36} tone="default" className={styles.amount} />
      <span className={styles.condition}>{condition}</span>
      {children && <span className={styles.kind}>{children}</span>}
    </div>
  );
}

/** Text, validity and action of the ticket. */
export function CouponCardBody({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div className={clsx(styles.body, className)} {...rest} />;
}

export interface CouponCardTitleProps extends ComponentPropsWithRef<"h3"> {
  /** Heading level. @default 2 */
  level?: 2 | 3 | 4;
}

/** Name of the coupon. */
export function CouponCardTitle({ level = 2, className, ...rest }: CouponCardTitleProps) {
  const Title = `h${level}` as const;
  return <Title className={clsx(styles.title, className)} {...rest} />;
}

/** A line under the title: issuer or products. */
export function CouponCardFact({ className, ...rest }: ComponentPropsWithRef<"span">) {
  return <span className={clsx(styles.fact, className)} {...rest} />;
}

/** Title and facts. */
export function CouponCardWords({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div className={clsx(styles.words, className)} {...rest} />;
}

/** Validity period. */
export function CouponCardValidity({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div className={clsx(styles.validity, className)} {...rest} />;
}

/** The button, or the text that explains why there is none. Changes are announced. */
export function CouponCardAction({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div aria-live="polite" className={clsx(styles.action, className)} {...rest} />;
}
