import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Image } from "../../components/Image/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import { Rating } from "../../components/Rating/index.ts";
import { LinkBase } from "../../provider/index.ts";
import * as styles from "./RankRow.css.ts";

/** What reviews say of a product, with its words. */
export interface RankRating {
  /** 0 to 5, parts allowed. */
  value: number;
  /** What is read out instead of the stars: “4.8 of 5 stars”. */
  label: string;
  /** The number beside the stars: “4.8”. */
  score: string;
  /** How many there are: “(24)”. */
  count?: string;
}

export interface RankRowProps extends Omit<ComponentPropsWithRef<"div">, "title" | "children"> {
  /** Place in the ranking. */
  rank: number;
  /** Where the whole row leads. */
  href: string;
  /** Name of the product, the text of the link. */
  title: string;
  /** Place of the title in the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
  /** Its `alt` is empty where the title says it. */
  picture: Picture;
  /** Name of the shop. */
  shop?: string;
  /** What reviews say; absent where there are none. */
  rating?: RankRating;
  /** The number that gives the place, in words: “4,204 sold”. */
  fact?: string;
  /** What it costs, in the pieces of `Intl.NumberFormat.formatToParts`. */
  price: PriceProps["parts"];
  /** A button of 32 px; no link holds it. */
  action?: ReactNode;
}

/** A product past the podium of a ranking: place, picture, words, rating, price and button in a line. */
export function RankRow({
  rank,
  href,
  title,
  level = 3,
  picture,
  shop,
  rating,
  fact,
  price,
  action,
  className,
  ...rest
}: RankRowProps) {
  const Title = `h${level}` as const;
  return (
    <div data-component="RankRow" className={clsx(styles.root, className)} {...rest}>
      <div className={styles.inside}>
        <span className={styles.place}>{rank}</span>
        <Image {...picture} sizes="72px" rounded="control" className={styles.picture} />
        <div className={styles.words}>
          <Title className={styles.title}>
            <LinkBase href={href} className={styles.link}>
              {title}
            </LinkBase>
          </Title>
          {shop && <span className={styles.shop}>{shop}</span>}
        </div>
        <div className={styles.numbers}>
          {rating && (
            <Rating value={rating.value} label={rating.label} size={12} className={styles.rating}>
              <span aria-hidden className={styles.score}>
                {rating.score}
              </span>
              {rating.count && <span className={styles.fact}>{rating.count}</span>}
            </Rating>
          )}
          {fact && <span className={styles.fact}>{fact}</span>}
        </div>
        <div className={styles.price}>
          <Price parts={price} size={16} />
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
