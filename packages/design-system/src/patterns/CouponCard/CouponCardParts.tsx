import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import type { CouponState } from "./coupon-state.ts";
import * as styles from "./CouponCard.css.ts";

export interface CouponCardRootProps extends ComponentPropsWithRef<"li"> {
  /** Chooses the colors. */
  state: CouponState;
  /** `md` 136 px high, `sm` 64 px for narrow columns. @default "md" */
  size?: "sm" | "md";
}

/** The ticket, a list item: a `CouponCardStub` and a `CouponCardBody` stand in it. */
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
  /** What it takes off: an amount, or a percentage. */
  amount: PriceProps["parts"];
  /** From which sum on, in words. */
  condition: ReactNode;
  /** That of the ticket. @default "md" */
  size?: "sm" | "md";
  /** Under the condition: what it may be used for. */
  children?: ReactNode;
}

/** The part that is torn off: the amount and from which sum on. */
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

/** Words, validity and action of the ticket. */
export function CouponCardBody({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div className={clsx(styles.body, className)} {...rest} />;
}

export interface CouponCardTitleProps extends ComponentPropsWithRef<"h3"> {
  /** Place in the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
}

/** What the coupon is called. */
export function CouponCardTitle({ level = 3, className, ...rest }: CouponCardTitleProps) {
  const Title = `h${level}` as const;
  return <Title className={clsx(styles.title, className)} {...rest} />;
}

/** A line under the title: who gives it, which goods. */
export function CouponCardFact({ className, ...rest }: ComponentPropsWithRef<"span">) {
  return <span className={clsx(styles.fact, className)} {...rest} />;
}

/** Title and facts. */
export function CouponCardWords({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div className={clsx(styles.words, className)} {...rest} />;
}

/** Until when, since when. */
export function CouponCardValidity({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div className={clsx(styles.validity, className)} {...rest} />;
}

/** The button, or the word for why there is none; what it says next is read out. */
export function CouponCardAction({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div aria-live="polite" className={clsx(styles.action, className)} {...rest} />;
}
