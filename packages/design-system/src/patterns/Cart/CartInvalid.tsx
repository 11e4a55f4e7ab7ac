"use client";
import { clsx } from "clsx";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { ChevronEnd, Icon } from "../../components/Icon/index.ts";
import { Image } from "../../components/Image/index.ts";
import { LineItem, type LineItemProps } from "../LineItem/index.ts";
import { bare } from "../../styles/bare.css.ts";
import * as styles from "./Cart.css.ts";

export interface UnavailableLineItem extends Omit<LineItemProps, "id" | "size" | "off" | "status"> {
  id: string | number;
  /** A `StatusChip` with the reason. */
  reason: ReactNode;
  /** Find similar, remove. */
  actions: ReactNode;
}

export interface CartInvalidProps extends Omit<ComponentPropsWithRef<"section">, "title" | "children"> {
  /** Text of the button that expands the section, and its accessible name. */
  title: string;
  /** Number of items per reason. */
  text: string;
  /** Unavailable items. When collapsed, the first six pictures are shown. */
  items: ReadonlyArray<UnavailableLineItem>;
  /** Save all for later, clear. */
  actions: ReactNode;
  /** Whether the section is expanded. Makes the component controlled. */
  open?: boolean;
  /** Whether the section is initially expanded, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the section expands or collapses. */
  onOpenChange?: (open: boolean) => void;
}

/** Items that are no longer available, in a collapsed section with their reasons. */
export function CartInvalid({
  title,
  text,
  items,
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
            {items.slice(0, 6).map((item) => (
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
        {items.map(({ id, reason, actions: own, ...item }) => (
          <li key={id} className={styles.invalidLine}>
            <LineItem {...item} size={64} off status={reason} className={styles.grow} />
            {own}
          </li>
        ))}
      </ul>
    </section>
  );
}
