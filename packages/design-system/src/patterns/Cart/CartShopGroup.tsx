import { clsx } from "clsx";
import Store from "lucide-react/icons/store";
import Truck from "lucide-react/icons/truck";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { ChevronEnd, Icon } from "../../components/Icon/index.ts";
import { ProgressBar } from "../../components/ProgressBar/index.ts";
import { Tag } from "../../components/Tag/index.ts";
import { LinkBase } from "../../provider/index.ts";
import { bare } from "../../styles/bare.css.ts";
import * as styles from "./Cart.css.ts";

export interface CartShopGroupProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** The name is the heading, the accessible name of the section, and the link to the shop. */
  shop: { name: string; href: string };
  /** Text of the self-operated badge. */
  mark?: string;
  /** A `Checkbox`, mixed if some lines are selected. */
  tick: ReactNode;
  /** A link to chat. */
  service?: ReactNode;
  /** A `CartCouponHint` at the end. */
  coupon?: ReactNode;
  /** A `FreeShippingMeter`. */
  freeShipping?: ReactNode;
  /** `CartLine`s. */
  children: ReactNode;
}

/** Cart lines of one shop. */
export function CartShopGroup({
  shop,
  mark,
  tick,
  service,
  coupon,
  freeShipping,
  className,
  children,
  ...rest
}: CartShopGroupProps) {
  const titleId = useId();
  return (
    <section
      data-component="CartShopGroup"
      aria-labelledby={titleId}
      className={clsx(styles.group, className)}
      {...rest}
    >
      <div className={styles.groupHead}>
        <span className={styles.tick}>{tick}</span>
        <h2 className={bare}>
          <LinkBase id={titleId} href={shop.href} className={styles.shop}>
            <Icon shape={Store} />
            <bdi className={styles.shopName}>{shop.name}</bdi>
            {mark && <Tag variant="solid">{mark}</Tag>}
            <Icon shape={ChevronEnd} />
          </LinkBase>
        </h2>
        {service}
        {coupon && <div className={styles.shopEnd}>{coupon}</div>}
      </div>
      {freeShipping}
      <ul className={bare}>{children}</ul>
    </section>
  );
}

export interface CartCouponHintProps {
  /** States that the coupon applies, or the missing amount. */
  text: ReactNode;
  /** Whether the coupon applies to this cart. Visual only: `text` must state it too. */
  applies: boolean;
  /** Text of the coupon ticket. */
  ticket: string;
  /** A button to claim it. */
  action?: ReactNode;
}

/** The best coupon of a shop: it applies, or shows the missing amount. */
export function CartCouponHint({ text, applies, ticket, action }: CartCouponHintProps) {
  return (
    <>
      <span className={styles.hint[applies ? "applies" : "short"]}>{text}</span>
      <CouponTicket>{ticket}</CouponTicket>
      {action}
    </>
  );
}

/** A coupon as a small ticket, 24 px high. */
export const CouponTicket = ({ children }: { children: ReactNode }) => (
  <span data-component="CouponTicket" className={styles.ticket}>
    {children}
  </span>
);

export type FreeShippingMeterProps =
  | { reached: string; text?: ReactNode }
  | {
      reached?: undefined;
      /** States the missing amount. */
      text: ReactNode;
      /** Accessible name of the meter. */
      meterLabel: string;
      value: number;
      max: number;
      /** Both amounts, as text. */
      sums: string;
      /** A link to products that could be added. */
      action?: ReactNode;
    };

/** Progress towards free shipping from this shop. */
export function FreeShippingMeter(props: FreeShippingMeterProps) {
  return (
    <div data-component="FreeShippingMeter" className={styles.freeShipping}>
      {props.reached === undefined ? (
        <>
          <Icon shape={Truck} />
          <span className={styles.freeShippingText}>{props.text}</span>
          <ProgressBar
            kind="meter"
            label={props.meterLabel}
            value={props.value}
            max={props.max}
            valueText={props.sums}
            className={styles.meter}
          />
          <span aria-hidden>{props.sums}</span>
          {props.action && <span className={styles.freeShippingLink}>{props.action}</span>}
        </>
      ) : (
        <>
          <Icon shape={Truck} className={styles.freeShippingReached} />
          <span className={styles.freeShippingReached}>{props.reached}</span>
          {props.text}
        </>
      )}
    </div>
  );
}
