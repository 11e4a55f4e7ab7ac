"use client";
import { clsx } from "clsx";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { ChevronEnd, Icon } from "../../components/Icon/index.ts";
import { Image } from "../../components/Image/index.ts";
import { GoodsRow, type GoodsRowProps } from "../GoodsRow/index.ts";
import { bare } from "../../styles/bare.css.ts";
import * as styles from "./Cart.css.ts";

export interface InvalidGoods extends Omit<GoodsRowProps, "id" | "size" | "off" | "status"> {
  id: string | number;
  /** A `StatusChip` with the reason. */
  reason: ReactNode;
  /** Find similar, remove. */
  actions: ReactNode;
}

export interface CartInvalidProps extends Omit<ComponentPropsWithRef<"section">, "title" | "children"> {
  /** Words of the button that unfolds the goods, and name of the section. */
  title: string;
  /** How many for which reason. */
  text: string;
  /** Folded, the pictures of the first six are shown. */
  goods: ReadonlyArray<InvalidGoods>;
  /** Move all to saved, clear. */
  actions: ReactNode;
  /** Makes it controlled: whether the goods are unfolded. */
  open?: boolean;
  /** Whether the goods are unfolded at first, without `open`. @default false */
  defaultOpen?: boolean;
  /** They were unfolded or folded, or ask for it where the caller holds `open`. */
  onOpenChange?: (open: boolean) => void;
}

/** Goods that can't be bought any more: folded, with their reasons inside. */
export function CartInvalid({
  title,
  text,
  goods,
  actions,
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: CartInvalidProps) {
  const [open, setOpen] = useControllableState(givenOpen, defaultOpen, onOpenChange);
  const listId = useId();
  return (
    <section
      data-component="CartInvalid"
      aria-label={title}
      className={clsx(styles.group, className)}
      {...rest}
    >
      <div className={styles.invalidHead}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          className={styles.invalidToggle}
          onClick={() => setOpen(!open)}
        >
          <Icon shape={ChevronEnd} className={styles.chevron} />
          <span className={styles.invalidWords}>
            <span className={styles.invalidTitle}>{title}</span>
            <span className={styles.invalidText}>{text}</span>
          </span>
        </button>
        {!open && (
          <span aria-hidden className={styles.thumbs}>
            {goods.slice(0, 6).map((item) => (
              <Image
                key={item.id}
                {...item.picture}
                alt=""
                sizes="40px"
                rounded="control"
                className={styles.thumb}
              />
            ))}
          </span>
        )}
        <div className={styles.invalidActions}>{actions}</div>
      </div>
      <ul id={listId} hidden={!open} className={bare}>
        {goods.map(({ id, reason, actions: own, ...item }) => (
          <li key={id} className={styles.invalidLine}>
            <GoodsRow {...item} size={64} off status={reason} className={styles.grow} />
            {own}
          </li>
        ))}
      </ul>
    </section>
  );
}
