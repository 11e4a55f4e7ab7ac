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

/** A product's rating, with its texts. */
export interface RankRating {
  /** 0 to 5; fractions allowed. */
  value: number;
  /** Text for screen readers instead of the stars: “4.8 of 5 stars”. */
  label: string;
  /** Number next to the stars: “4.8”. */
  score: string;
  /** Review count: “(24)”. */
  count?: string;
}

/** Change of a rank since the previous period. */
export interface RankMove {
  /** Ranks gained; negative if lost, 0 for no change. */
  by: number;
  /** The formatted number without its sign; hidden for 0. */
  text: string;
  /** Text for screen readers: “Up 2 places”. */
  label: string;
}

export interface RankRowProps extends Omit<ComponentPropsWithRef<"div">, "title" | "children"> {
  /** Rank of the product. */
  rank: number;
  /** Change of the rank, below it. Omit it for a new entry. */
  move?: RankMove;
  /** URL the whole row links to. */
  href: string;
  /** Product name; the link's text. */
  title: string;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
  /** Leave its `alt` empty if the title already describes it. */
  picture: Picture;
  /** Highlighted reason for its rank, if any. */
  reason?: RankReasonText;
  /** Name of the shop. */
  shop?: string;
  /** Review summary. Omit it without reviews. */
  rating?: RankRating;
  /** The number that determines the rank, as text: “4,204 sold”. */
  fact?: string;
  /** Price, as parts from `Intl.NumberFormat.formatToParts`. */
  price: PriceProps["parts"];
  /** A 32 px button outside the link. */
  action?: ReactNode;
}

const directions = { up: ArrowUp, down: ArrowDown, same: Minus } as const;

/** The change below the rank: an arrow and a number. */
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

/** A ranked product below the podium: rank, picture, text, rating, price and button in one row. */
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
