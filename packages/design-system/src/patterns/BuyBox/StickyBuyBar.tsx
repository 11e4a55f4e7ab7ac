"use client";
import { clsx } from "clsx";
import { useEffect, useState, type ComponentPropsWithRef, type ReactNode, type RefObject } from "react";
import { Image } from "../../components/Image/index.ts";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import { Container } from "../../layout/Container/index.ts";
import { varName } from "../../lib/css-var.ts";
import { floorVar } from "../../lib/floor.css.ts";
import type { Picture } from "../../components/Image/picture.ts";
import * as styles from "./BuyBox.css.ts";

export interface StickyBuyBarProps extends Omit<ComponentPropsWithRef<"div">, "title" | "children"> {
  /** The buttons it stands in for: it shows while they are above the view. */
  after: RefObject<HTMLElement | null>;
  /** Name of the product. */
  title: string;
  /** Of the product, 48 px. Its `alt` is not used: the title says it. */
  picture: Picture;
  /** The same as in the `PriceBlock`. */
  price: PriceProps["parts"];
  /** As the `PriceBlock` has it. @default "price" */
  tone?: PriceProps["tone"];
  /** The same buttons. */
  actions: ReactNode;
}

/**
 * What lies above the view. Watched in place of the view itself: a jump from above the buttons to below them, such as
 * with the End key, never brings them into view, and an observer of the view would not hear of it.
 */
const aboveView = "100000px 0px -100% 0px";

/** The price and the buttons once the buy box has left the view. */
export function StickyBuyBar({
  after,
  title,
  picture,
  price,
  tone,
  actions,
  className,
  ...rest
}: StickyBuyBarProps) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!after.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setShown(entry !== undefined && entry.intersectionRatio === 1),
      { rootMargin: aboveView, threshold: 1 },
    );
    observer.observe(after.current);
    return () => observer.disconnect();
  }, [after]);

  useEffect(() => {
    if (!shown) return;
    const { style } = document.documentElement;
    style.setProperty(varName(floorVar), styles.stickyHeight);
    return () => {
      style.removeProperty(varName(floorVar));
    };
  }, [shown]);

  return (
    <div
      data-component="StickyBuyBar"
      data-state={shown ? "shown" : "hidden"}
      inert={!shown}
      data-keep-clear=""
      className={clsx(styles.sticky, className)}
      {...rest}
    >
      <Container className={styles.stickyRow}>
        <Image {...picture} alt="" sizes="48px" rounded="control" className={styles.stickyPicture} />
        <span dir="auto" className={styles.stickyTitle}>
          {title}
        </span>
        <Price parts={price} size={24} tone={tone} className={styles.stickyPrice} />
        <div className={styles.stickyActions}>{actions}</div>
      </Container>
    </div>
  );
}
