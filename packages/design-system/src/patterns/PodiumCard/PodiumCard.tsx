import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Image } from "../../components/Image/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import { Rating } from "../../components/Rating/index.ts";
import { Tag } from "../../components/Tag/index.ts";
import { LinkBase } from "../../provider/index.ts";
import { RankRibbon } from "../ProductRow/RankRibbon.tsx";
import { RankReason } from "../RankRow/RankReason.tsx";
import type { RankRating, RankReasonText } from "../RankRow/index.ts";
import * as styles from "./PodiumCard.css.ts";

export interface PodiumCardProps extends Omit<ComponentPropsWithRef<"article">, "title" | "children"> {
  /** Rank: gold and large, silver, bronze. */
  rank: 1 | 2 | 3;
  /** URL the whole card links to. */
  href: string;
  /** Product name; the link's text. */
  title: string;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
  /** Leave its `alt` empty if the title already describes it. */
  picture: Picture;
  /** Whether it is above the fold, so that its picture loads with priority. */
  priority?: boolean;
  /** The number that determines the rank, as text: “8,214 sold”. */
  fact?: string;
  /** Highlighted reason for its rank, if any. */
  reason?: RankReasonText;
  /** Review summary. Omit it without reviews. */
  rating?: RankRating;
  /** Name of the shop. */
  shop?: string;
  /** Price, as parts from `Intl.NumberFormat.formatToParts`. */
  price: PriceProps["parts"];
  /** Original price, shown struck through, with hidden text for screen readers. */
  oldPrice?: PriceProps["old"];
  /** A 40 px button outside the link, solid on the first card only. */
  action?: ReactNode;
}

/** One of the top three of a ranking: a large card for the first, two smaller ones next to it. */
export function PodiumCard({
  rank,
  href,
  title,
  level = 3,
  picture,
  priority,
  fact,
  reason,
  rating,
  shop,
  price,
  oldPrice,
  action,
  className,
  ...rest
}: PodiumCardProps) {
  const Title = `h${level}` as const;
  const form = rank === 1 ? "large" : "small";
  return (
    <article data-component="PodiumCard" className={clsx(styles.root, className)} {...rest}>
      <div className={styles.inside[form]}>
        <div className={clsx(styles.picture, rank === 1 && styles.pictureLarge)}>
          <RankRibbon rank={rank} large className={styles.ribbon} />
          <Image
            {...picture}
            sizes={rank === 1 ? "200px" : "120px"}
            rounded="control"
            {...(priority && { priority })}
          />
        </div>
        <div className={styles.words}>
          <Title dir="auto" className={styles.title[form]}>
            <LinkBase href={href} className={styles.link}>
              {title}
            </LinkBase>
          </Title>
          {fact && (
            <Tag variant={rank === 1 ? "solid" : "outline"} className={styles.fact}>
              {fact}
            </Tag>
          )}
          {reason && <RankReason reason={reason} />}
          {rating && (
            <Rating value={rating.value} label={rating.label} size={12} className={styles.rating}>
              <span aria-hidden className={styles.score}>
                {rating.score}
              </span>
              <span className={styles.muted}>{rating.count}</span>
            </Rating>
          )}
          {shop && <bdi className={styles.muted}>{shop}</bdi>}
        </div>
        <div className={styles.foot[form]}>
          <Price parts={price} old={oldPrice} size={rank === 1 ? 24 : 20} />
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </div>
    </article>
  );
}
