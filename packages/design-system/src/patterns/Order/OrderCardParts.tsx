import { clsx } from "clsx";
import Store from "lucide-react/icons/store";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { ChevronEnd, Icon } from "../../components/Icon/index.ts";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import { StatusChip, type StatusChipProps } from "../../components/StatusChip/index.ts";
import { Tag } from "../../components/Tag/index.ts";
import { LinkBase, type LinkComponentProps } from "../../provider/index.ts";
import { LineItem, type LineItemProps } from "../LineItem/index.ts";
import * as styles from "./OrderCard.css.ts";

/** Surface of an order that contains head, body and strip. Needs an `aria-label` with the order number. */
export function OrderCardRoot({ className, ...rest }: ComponentPropsWithRef<"article">) {
  return <article data-component="OrderCard" className={clsx(styles.root, className)} {...rest} />;
}

/** First row: shop, number, date, status. */
export function OrderCardHead({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div className={clsx(styles.head, className)} {...rest} />;
}

export interface OrderCardShopProps extends LinkComponentProps {
  /** Text of its tag: “Self-operated”. */
  mark?: string;
}

/** Link to the shop, with its name inside. */
export function OrderCardShop({ mark, className, children, ...rest }: OrderCardShopProps) {
  return (
    <LinkBase className={clsx(styles.shop, className)} {...rest}>
      <Icon shape={Store} />
      {children}
      {mark && <Tag variant="solid">{mark}</Tag>}
      <Icon shape={ChevronEnd} />
    </LinkBase>
  );
}

/** Order status, at the end of the header. */
export function OrderCardStatus({ className, ...rest }: StatusChipProps) {
  return <StatusChip className={clsx(styles.status, className)} {...rest} />;
}

/** Products, total and actions in columns; stacked in a narrow card. */
export function OrderCardBody({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div className={clsx(styles.body, className)} {...rest} />;
}

/** List of `OrderCardItem`. */
export function OrderCardItems({ className, ...rest }: ComponentPropsWithRef<"ul">) {
  return <ul className={clsx(styles.products, className)} {...rest} />;
}

export interface OrderCardItemProps extends Pick<
  LineItemProps,
  "title" | "picture" | "option" | "href" | "status"
> {
  /** Formatted with its sign, such as “× 4”. */
  count: string;
  /** Total of all units, formatted. */
  sum: string;
}

/** One product, with its quantity and total. */
export function OrderCardItem({ count, sum, ...item }: OrderCardItemProps) {
  return (
    <li className={styles.productRow}>
      <LineItem {...item} size={72} alignTop className={styles.productCell} />
      <span className={styles.count}>{count}</span>
      <span>{sum}</span>
    </li>
  );
}

/** Link to the remaining products, as a list item. */
export function OrderCardMore({ className, ...rest }: LinkComponentProps) {
  return (
    <li>
      <LinkBase className={clsx(styles.more, className)} {...rest} />
    </li>
  );
}

export interface OrderCardSumProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Number of units, above the total. */
  before?: ReactNode;
  /** The formatted total, in parts. */
  parts: PriceProps["parts"];
  /** Shipping, below the total. */
  after?: ReactNode;
}

/** Total of the order. */
export function OrderCardSum({ before, parts, after, className, ...rest }: OrderCardSumProps) {
  return (
    <div className={clsx(styles.sum, className)} {...rest}>
      {before && <span>{before}</span>}
      <Price parts={parts} size={16} tone="default" />
      {after && <span>{after}</span>}
    </div>
  );
}

/** Small buttons, pay or next step first. A group: pass the card's `aria-label`. */
export function OrderCardActions({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div role="group" className={clsx(styles.actions, className)} {...rest} />;
}

/** The third action of an order, as plain text. */
export function OrderCardAction({ className, ...rest }: ComponentPropsWithRef<"button">) {
  return <button type="button" className={clsx(styles.quietAction, className)} {...rest} />;
}

/** Like `OrderCardAction`, but a link. */
export function OrderCardLink({ className, ...rest }: LinkComponentProps) {
  return <LinkBase className={clsx(styles.quietAction, className)} {...rest} />;
}
