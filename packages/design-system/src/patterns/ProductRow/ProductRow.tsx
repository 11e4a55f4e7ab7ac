import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Image } from "../../components/Image/index.ts";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import { LinkBase } from "../../provider/index.ts";
import { RankRibbon } from "./RankRibbon.tsx";
import * as styles from "./ProductRow.css.ts";

export interface ProductRowProps extends Omit<ComponentPropsWithRef<"div">, "title" | "children"> {
  /** URL the title links to. */
  href: string;
  /** Product name; the link's text. */
  title: string;
  /** Leave its `alt` empty if the title already describes it. */
  picture: Picture;
  /** Price, as parts from `Intl.NumberFormat.formatToParts`. */
  price: PriceProps["parts"];
  /** Picture size in px: 56 for bought together, 64 for recently viewed, 80 for rankings. @default 64 */
  size?: 56 | 64 | 80;
  /** A fact at the end, such as the sold count. */
  fact?: string;
  /** Rank; the top three have a medal. */
  rank?: number;
}

/** A product in a narrow list: small picture, two-line title, price. */
export function ProductRow({
  href,
  title,
  picture,
  price,
  size = 64,
  fact,
  rank,
  className,
  ...rest
}: ProductRowProps) {
  return (
    <div data-component="ProductRow" className={clsx(styles.root, className)} {...rest}>
      {rank !== undefined && <RankRibbon rank={rank} />}
      <Image {...picture} sizes={`${size}px`} rounded="control" className={styles.picture[size]} />
      <div className={styles.words}>
        <span dir="auto" className={size === 80 ? styles.large : styles.small}>
          <LinkBase href={href} className={styles.link}>
            {title}
          </LinkBase>
        </span>
        <span className={styles.foot}>
          <Price parts={price} size={16} />
          {fact && <span className={styles.fact}>{fact}</span>}
        </span>
      </div>
    </div>
  );
}
