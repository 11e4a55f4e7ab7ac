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
  /** The buttons that the bar repeats: it is shown while they aren't fully in view. */
  after: RefObject<HTMLElement | null>;
  /** Product name. */
  title: string;
  /** Product picture, 48 px. Its `alt` is ignored, because the title describes it. */
  picture: Picture;
  /** Same as in the `PriceBlock`. */
  price: PriceProps["parts"];
  /** Same as in the `PriceBlock`. @default "price" */
  tone?: PriceProps["tone"];
  /** The buttons of the `BuyBox`. */
  actions: ReactNode;
}

/** A fixed header may cover the top of the viewport. */
const belowHeader = "-72px 0px 0px";

/** Price and buttons in a sticky bar, while those of the buy box are out of view. */
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
      ([entry]) => setShown(entry !== undefined && entry.intersectionRatio < 1),
      { rootMargin: belowHeader, threshold: 1 },
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
