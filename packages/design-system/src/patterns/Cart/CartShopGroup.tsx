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
  /** The name is the heading, the name of the section and the link to the shop. */
  shop: { name: string; href: string };
  /** Self-operated, in words. */
  mark?: string;
  /** A `Checkbox`, mixed where some of the lines are chosen. */
  tick: ReactNode;
  /** A link to chat. */
  service?: ReactNode;
  /** At the right end: `CartCouponHint`. */
  coupon?: ReactNode;
  /** A `FreeFreight`. */
  freight?: ReactNode;
  /** `CartLine`s. */
  children: ReactNode;
}

/** What is in the cart from one shop. */
export function CartShopGroup({
  shop,
  mark,
  tick,
  service,
  coupon,
  freight,
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
      {freight}
      <ul className={bare}>{children}</ul>
    </section>
  );
}

export interface CartCouponHintProps {
  /** It applies, or what is missing. */
  text: ReactNode;
  /** The coupon counts for this cart. It changes the look only: `text` has to say so. */
  applies: boolean;
  /** The coupon as a small ticket. */
  ticket: string;
  /** A button to claim it. */
  action?: ReactNode;
}

/** The best coupon of a shop: it applies, or it says what is missing. */
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

export type FreeFreightProps =
  | { reached: string; text?: ReactNode }
  | {
      reached?: undefined;
      /** What is missing. */
      text: ReactNode;
      /** Name of the meter. */
      meterLabel: string;
      value: number;
      max: number;
      /** Both sums in words. */
      sums: string;
      /** A link to what could be added. */
      action?: ReactNode;
    };

/** How far it is to free freight from this shop. */
export function FreeFreight(props: FreeFreightProps) {
  return (
    <div data-component="FreeFreight" className={styles.freight}>
      {props.reached === undefined ? (
        <>
          <Icon shape={Truck} />
          <span className={styles.freightWords}>{props.text}</span>
          <ProgressBar
            kind="meter"
            label={props.meterLabel}
            value={props.value}
            max={props.max}
            valueText={props.sums}
            className={styles.meter}
          />
          <span aria-hidden>{props.sums}</span>
          {props.action && <span className={styles.freightLink}>{props.action}</span>}
        </>
      ) : (
        <>
          <Icon shape={Truck} className={styles.freightReached} />
          <span className={styles.freightReached}>{props.reached}</span>
          {props.text}
        </>
      )}
    </div>
  );
}
