import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import { LineItem, type LineItemProps } from "../LineItem/index.ts";
import * as styles from "./Cart.css.ts";

export interface CartLineProps extends Omit<ComponentPropsWithRef<"li">, "title" | "children"> {
  /** A `Checkbox` whose hidden label includes the product. */
  tick: ReactNode;
  /** The product and its selected option; the picture is 96 px. */
  item: Omit<LineItemProps, "size">;
  /** Unit price. */
  price: PriceProps["parts"];
  /** Original unit price, shown struck through, with hidden text for screen readers. */
  oldPrice?: PriceProps["old"];
  /** A `QuantityStepper` with its stock hint. */
  quantity: ReactNode;
  /** Total of the line, calculated by the caller. */
  subtotal: PriceProps["parts"];
  /** Icon buttons: save for later, delete. */
  actions: ReactNode;
}

/** One line of the cart, 128 px high. */
export function CartLine({
  tick,
  item,
  price,
  oldPrice,
  quantity,
  subtotal,
  actions,
  className,
  ...rest
}: CartLineProps) {
  return (
    <li data-component="CartLine" className={clsx(styles.line, className)} {...rest}>
      <div className={styles.lineTick}>{tick}</div>
      <div className={styles.products}>
        <LineItem {...item} size={96} />
      </div>
      <div className={styles.unit}>
        <Price parts={price} old={oldPrice} size={14} tone="default" regular className={styles.unitPrice} />
      </div>
      <div className={styles.quantity}>{quantity}</div>
      <div className={styles.subtotal}>
        <Price parts={subtotal} size={16} tone="default" />
      </div>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}
