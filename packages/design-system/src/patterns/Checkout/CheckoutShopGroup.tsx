import { clsx } from "clsx";
import Store from "lucide-react/icons/store";
import Truck from "lucide-react/icons/truck";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { Icon } from "../../components/Icon/index.ts";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import { Tag } from "../../components/Tag/index.ts";
import { LineItem, type LineItemProps } from "../LineItem/index.ts";
import { bare } from "../../styles/bare.css.ts";
import * as styles from "./Checkout.css.ts";

export interface CheckoutLineItem extends Pick<LineItemProps, "title" | "picture" | "option" | "href"> {
  id: string | number;
  price: PriceProps["parts"];
  oldPrice?: PriceProps["old"];
  /** Formatted with its sign, such as “× 4”. */
  count: string;
  sum: PriceProps["parts"];
}

export interface CheckoutShopGroupProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** Name of the shop; the heading and accessible name of the section. */
  name: string;
  /** Text of the self-operated badge. */
  mark?: string;
  /** Delivery date and shipping cost. */
  delivery?: string;
  /** One row each, with unit price, quantity and total. */
  items: ReadonlyArray<CheckoutLineItem>;
  /** The note to the shop, 376 px wide. */
  note?: ReactNode;
  /** A `CouponTicket` with its discount. */
  coupon?: ReactNode;
  /** Total of this shop, formatted, with its label. */
  total: { label: string; value: string };
}

/** Ordered products of one shop. */
export function CheckoutShopGroup({
  name,
  mark,
  delivery,
  items,
  note,
  coupon,
  total,
  className,
  ...rest
}: CheckoutShopGroupProps) {
  const titleId = useId();
  return (
    <section
      data-component="CheckoutShopGroup"
      aria-labelledby={titleId}
      className={clsx(styles.group, className)}
      {...rest}
    >
      <div className={styles.groupHead}>
        <h3 id={titleId} className={styles.shop}>
          <Icon shape={Store} />
          <bdi>{name}</bdi>
          {mark && <Tag variant="solid">{mark}</Tag>}
        </h3>
        {delivery && (
          <span className={styles.delivery}>
            <Icon shape={Truck} size="xs" />
            {delivery}
          </span>
        )}
      </div>
      <ul className={bare}>
        {items.map((item) => (
          <li key={item.id} className={styles.row}>
            <LineItem
              href={item.href}
              title={item.title}
              picture={item.picture}
              option={item.option}
              size={64}
              className={styles.products}
            />
            <span className={styles.unit}>
              <Price
                parts={item.price}
                old={item.oldPrice}
                size={14}
                tone="default"
                regular
                className={styles.unitPrice}
              />
            </span>
            <span className={styles.count}>{item.count}</span>
            <span>
              <Price parts={item.sum} size={14} tone="default" />
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.groupFoot}>
        <div className={styles.groupNote}>{note}</div>
        <div className={styles.footCell}>{coupon}</div>
        <div className={clsx(styles.footCell, styles.groupTotal)}>
          {total.label} <span className={styles.shopTotal}>{total.value}</span>
        </div>
      </div>
    </section>
  );
}
