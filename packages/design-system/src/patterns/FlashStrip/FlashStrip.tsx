import { clsx } from "clsx";
import Zap from "lucide-react/icons/zap";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { ChevronEnd, Icon } from "../../components/Icon/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import { ProgressBar } from "../../components/ProgressBar/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import { LinkBase } from "../../provider/index.ts";
import * as styles from "./FlashStrip.css.ts";

export interface FlashDeal {
  id: string | number;
  href: string;
  title: string;
  picture: Picture;
  price: PriceProps["parts"];
  oldPrice?: PriceProps["old"];
  /** Sold fraction, 0 to 100, with its text, in the price color if few are left. Omit it if unknown. */
  claimed?: { share: number; label: string; few?: boolean };
}

export interface FlashStripProps extends Omit<ComponentPropsWithRef<"section">, "title" | "children"> {
  /** Heading and accessible name of the section. */
  title: string;
  /** Text above the countdown. */
  text?: string;
  /** A `Countdown` in boxes. */
  countdown?: ReactNode;
  /** Link to all deals, at the bottom of the intro. */
  more: { label: string; href: string };
  /** Five fill the strip. */
  deals: ReadonlyArray<FlashDeal>;
}

/** A deal event that ends soon: a red intro with countdown, and its products. */
export function FlashStrip({ title, text, countdown, more, deals, className, ...rest }: FlashStripProps) {
  return (
    <section
      data-component="FlashStrip"
      aria-label={title}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <div className={styles.intro}>
        <Icon shape={Zap} size="xl" />
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.words}>{text}</p>}
        {countdown}
        <LinkBase href={more.href} className={styles.more}>
          {more.label}
          <Icon shape={ChevronEnd} />
        </LinkBase>
      </div>
      <ul className={styles.products}>
        {deals.map((deal) => (
          <li key={deal.id} className={styles.cell}>
            <Image {...deal.picture} sizes="171px" rounded="control" />
            <h3 className={styles.name}>
              <LinkBase href={deal.href} className={styles.link}>
                {deal.title}
              </LinkBase>
            </h3>
            <Price parts={deal.price} old={deal.oldPrice} className={styles.price} />
            {deal.claimed && (
              <>
                <ProgressBar
                  kind="meter"
                  size="md"
                  label={deal.claimed.label}
                  value={deal.claimed.share}
                  className={styles.bar}
                />
                <span aria-hidden className={clsx(styles.claimed, deal.claimed.few && styles.few)}>
                  {deal.claimed.label}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
