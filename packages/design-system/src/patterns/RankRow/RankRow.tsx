import { clsx } from "clsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Minus from "lucide-react/icons/minus";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../../components/Icon/index.ts";
import { Image } from "../../components/Image/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import { Rating } from "../../components/Rating/index.ts";
import { VisuallyHidden } from "../../components/VisuallyHidden/index.ts";
import { LinkBase } from "../../provider/index.ts";
import { RankReason, type RankReasonText } from "./RankReason.tsx";
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

/** How a place has changed since the period before. */
export interface RankMove {
  /** Places gained; below 0 places lost, 0 for none. */
  by: number;
  /** The number as it is shown, without its sign; not shown where it is 0. */
  text: string;
  /** What is read out: “Up 2 places”. */
  label: string;
}

export interface RankRowProps extends Omit<ComponentPropsWithRef<"div">, "title" | "children"> {
  /** Place in the ranking. */
  rank: number;
  /** Under the place: how it has changed. Absent where it has no place before. */
  move?: RankMove;
  /** Where the whole row leads. */
  href: string;
  /** Name of the product, the text of the link. */
  title: string;
  /** Place of the title in the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
  /** Its `alt` is empty where the title says it. */
  picture: Picture;
  /** What sets it apart, where there is something. */
  reason?: RankReasonText;
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

const directions = { up: ArrowUp, down: ArrowDown, same: Minus } as const;

/** The change under the place: an arrow and how far. */
function Move({ move: { by, text, label } }: { move: RankMove }) {
  const direction = by > 0 ? "up" : by < 0 ? "down" : "same";
  return (
    <span className={clsx(styles.move, by > 0 && styles.up)}>
      <Icon shape={directions[direction]} size="xs" />
      {by !== 0 && <span aria-hidden>{text}</span>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

/** A product past the podium of a ranking: place, picture, words, rating, price and button in a line. */
export function RankRow({
  rank,
  move,
  href,
  title,
  level = 3,
  picture,
  reason,
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
        <span className={styles.place}>
          {rank}
          {move && <Move move={move} />}
        </span>
        <Image {...picture} sizes="72px" rounded="control" className={styles.picture} />
        <div className={styles.words}>
          <Title dir="auto" className={styles.title}>
            <LinkBase href={href} className={styles.link}>
              {title}
            </LinkBase>
          </Title>
          {reason && <RankReason reason={reason} />}
          {shop && <bdi className={styles.shop}>{shop}</bdi>}
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
