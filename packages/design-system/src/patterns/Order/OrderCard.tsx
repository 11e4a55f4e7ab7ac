import { clsx } from "clsx";
import Store from "lucide-react/icons/store";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { CopyButton } from "../../components/CopyButton/index.ts";
import { ChevronEnd, Icon, type IconShape } from "../../components/Icon/index.ts";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import { StatusChip, type StatusTone } from "../../components/StatusChip/index.ts";
import { Tag } from "../../components/Tag/index.ts";
import { LinkBase } from "../../provider/index.ts";
import { GoodsRow, type GoodsRowProps } from "../GoodsRow/index.ts";
import * as styles from "./OrderCard.css.ts";

export interface OrderGoods extends Pick<GoodsRowProps, "title" | "picture" | "option" | "href" | "status"> {
  id: string | number;
  /** With its sign, such as “× 4”. */
  count: string;
  sum: string;
}

export interface OrderCardProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** Name of the card, with the order number. */
  label: string;
  /** Link to the shop at the head of the card; `mark` is the word of its tag: “Self-operated”. */
  shop: { name: string; href: string; mark?: string };
  /** Of the order: a press copies it. The labels are the name of that button and what is said afterwards. */
  number: { value: string; copyLabel: string; copiedLabel: string };
  /** As text, or a `time` element. */
  date: ReactNode;
  /** State of the order, in words; tone and icon only go with them. */
  status: { text: string; tone: StatusTone; icon?: IconShape };
  /** Three are shown. */
  goods: ReadonlyArray<OrderGoods>;
  /** Leads to the other goods, such as “4 more goods”. */
  more?: { label: string; href: string };
  /** Pieces over the sum, freight under it. */
  sum: { before: string; parts: PriceProps["parts"]; after?: string };
  /** Small buttons, pay or next step first; the third one as `OrderCardAction`. */
  actions: ReactNode;
  /** An `OrderStrip`. */
  strip?: ReactNode;
}

/** One order of one shop. */
export function OrderCard({
  label,
  shop,
  number,
  date,
  status,
  goods,
  more,
  sum,
  actions,
  strip,
  className,
  ...rest
}: OrderCardProps) {
  return (
    <article data-component="OrderCard" aria-label={label} className={clsx(styles.root, className)} {...rest}>
      <div className={styles.head}>
        <LinkBase href={shop.href} className={styles.shop}>
          <Icon shape={Store} />
          {shop.name}
          {shop.mark && <Tag variant="solid">{shop.mark}</Tag>}
          <Icon shape={ChevronEnd} />
        </LinkBase>
        <CopyButton value={number.value} label={number.copyLabel} copiedLabel={number.copiedLabel}>
          {number.value}
        </CopyButton>
        <span>{date}</span>
        <StatusChip tone={status.tone} icon={status.icon} className={styles.status}>
          {status.text}
        </StatusChip>
      </div>
      <div className={styles.body}>
        <ul className={styles.goods}>
          {goods.slice(0, 3).map((item) => (
            <li key={item.id} className={styles.goodsRow}>
              <GoodsRow
                href={item.href}
                title={item.title}
                picture={item.picture}
                option={item.option}
                status={item.status}
                size={72}
                alignTop
                className={styles.goodsCell}
              />
              <span className={styles.count}>{item.count}</span>
              <span>{item.sum}</span>
            </li>
          ))}
          {more && (
            <li>
              <LinkBase href={more.href} className={styles.more}>
                {more.label}
              </LinkBase>
            </li>
          )}
        </ul>
        <div className={styles.sum}>
          <span>{sum.before}</span>
          <Price parts={sum.parts} size={16} tone="default" />
          {sum.after && <span>{sum.after}</span>}
        </div>
        <div role="group" aria-label={label} className={styles.actions}>
          {actions}
        </div>
      </div>
      {strip}
    </article>
  );
}

/** The third action of an order: a quiet line of text. */
export function OrderCardAction({ className, ...rest }: ComponentPropsWithRef<"button">) {
  return <button type="button" className={clsx(styles.quietAction, className)} {...rest} />;
}

/** The same as a link. */
export const OrderCardLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <LinkBase href={href} className={styles.quietAction}>
    {children}
  </LinkBase>
);
