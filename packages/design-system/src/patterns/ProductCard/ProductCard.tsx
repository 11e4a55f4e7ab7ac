import { clsx } from "clsx";
import Star from "lucide-react/icons/star";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../../components/Icon/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import { ProgressBar } from "../../components/ProgressBar/index.ts";
import { VisuallyHidden } from "../../components/VisuallyHidden/index.ts";
import { Tag, type TagProps } from "../../components/Tag/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import { LinkBase } from "../../provider/index.ts";
import { RankRibbon } from "../ProductRow/RankRibbon.tsx";
import * as styles from "./ProductCard.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type ProductCardTexts } from "../../words/components/ProductCard.ts";

export interface ProductTag {
  text: string;
  /** Shorter text for small cards, such as “−12%” for “Save 12%”. */
  short?: string;
  /** `solid` for self-operated, `outline` for a saving, `sunken` for a fact, `success` for free shipping. */
  variant: TagProps["variant"];
}

export interface ProductCardProps extends Omit<ComponentPropsWithRef<"article">, "title" | "children"> {
  /** URL the whole card links to. */
  href: string;
  /** Product name; the link's text. */
  title: string;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
  /** A square above the text. Leave its `alt` empty if the title describes it. */
  picture: Picture;
  /** Another view, loaded and shown while the pointer is over the card. */
  hoverPicture?: Picture;
  /** `sizes` attribute of the picture. @default "(max-width: 599px) 50vw, 228px" */
  sizes?: string;
  /** Whether it is above the fold, so that its picture loads with priority. */
  priority?: boolean;
  /** Price, as parts from `Intl.NumberFormat.formatToParts`; null if not announced yet. */
  price: PriceProps["parts"] | null;
  /** Replaces a price that isn't announced yet: when it will be. */
  priceNote?: string;
  /** Original price, shown struck through, with hidden text for screen readers. */
  oldPrice?: PriceProps["old"];
  /** Rest of the product name on a second line, such as the size, after the model in `title`. */
  detail?: string;
  /** Average rating before the tags: “4.7 (58)”, and its text for screen readers. Not shown for deals. */
  rating?: { text: string; label: string };
  /** The first two are shown. */
  tags?: ReadonlyArray<ProductTag>;
  /** Number sold, as text. */
  sold?: string;
  /** Name of the shop, or another fact; truncated first if space is short. */
  shop?: string;
  /** Whether it is sold out: text covers the picture, and the price isn't in the offer color. */
  soldOut?: boolean;
  /** Overrides the locale's texts. */
  texts?: Partial<ProductCardTexts>;
  /** Rank, in the corner of the picture; the top three have a medal. */
  rank?: number;
  /** Sold fraction, 0 to 100, with its text, in the price color if few are left. Shown in the last line. */
  claimed?: { share: number; label: string; few?: boolean };
  /** Savings of a deal in percent, in the corner of the picture: “−20%”. Replaced by a rank. */
  flag?: string;
  /**
   * Savings of a deal, at the end of the last line: “Save $24.50”. The shop then replaces the tags, as it
   * does if the price isn't announced yet or all is claimed.
   */
  saved?: string;
  /** A `SaveButton`, after the link and outside of it. */
  save?: ReactNode;
  /** A full-width button below the facts, 32 px high. */
  action?: ReactNode;
}

/** A product in a grid, 227 × 379 px: the whole card is one link, with a separate save button. */
export function ProductCard({
  href,
  title,
  level = 3,
  picture,
  hoverPicture,
  sizes = "(max-width: 599px) 50vw, 228px",
  priority,
  price,
  priceNote,
  oldPrice,
  detail,
  rating,
  tags = [],
  sold,
  shop,
  soldOut = false,
  texts: given,
  rank,
  claimed,
  flag,
  saved,
  save,
  action,
  className,
  ...rest
}: ProductCardProps) {
  const texts = useTexts("productCard", english, given);
  const Title = `h${level}` as const;
  // Their last line is about the offer.
  const isDeal = saved !== undefined || price === null || (soldOut && claimed !== undefined);
  return (
    <article data-component="ProductCard" className={clsx(styles.root, className)} {...rest}>
      <div className={styles.picture}>
        <Image {...picture} sizes={sizes} priority={priority} className={styles.zoom} />
        {hoverPicture && (
          <Image {...hoverPicture} sizes={sizes} tint="transparent" className={styles.hoverPicture} />
        )}
        {rank !== undefined && <RankRibbon rank={rank} className={styles.rank} />}
        {flag && rank === undefined && (
          <Tag variant="solid" className={styles.flag}>
            {flag}
          </Tag>
        )}
        {soldOut && (
          <div className={styles.wash}>
            <span className={styles.pill}>{texts.soldOut}</span>
          </div>
        )}
      </div>
      <div className={styles.body}>
        <Title dir="auto" className={styles.title}>
          <LinkBase href={href} className={clsx(styles.link, detail ? styles.lines : styles.clamped)}>
            {detail ? (
              <>
                <span className={styles.model}>{title}</span> <span className={styles.detail}>{detail}</span>
              </>
            ) : (
              title
            )}
          </LinkBase>
        </Title>
        <div className={styles.tags}>
          {isDeal && shop && <bdi className={styles.seller}>{shop}</bdi>}
          {!isDeal && rating && (
            <span className={styles.rating}>
              <Icon shape={Star} size="xs" className={styles.star} />
              <span aria-hidden>{rating.text}</span>
              <VisuallyHidden>{rating.label}</VisuallyHidden>
            </span>
          )}
          {(isDeal ? [] : tags).slice(0, 2).map((tag) => (
            <Tag key={tag.text} variant={tag.variant}>
              {tag.short === undefined ? (
                tag.text
              ) : (
                <>
                  <span className={styles.longTag}>{tag.text}</span>
                  <span className={styles.shortTag}>{tag.short}</span>
                </>
              )}
            </Tag>
          ))}
        </div>
        <div className={price ? styles.price : styles.unannouncedPrice}>
          {price ? <Price parts={price} old={oldPrice} tone={soldOut ? "default" : "price"} /> : priceNote}
        </div>
        {claimed && (
          <ProgressBar
            kind="meter"
            size="sm"
            label={claimed.label}
            value={claimed.share}
            className={styles.bar}
          />
        )}
        <div className={clsx(styles.facts, isDeal && !claimed && !sold && !saved && styles.noFacts)}>
          {(claimed || sold || saved) && (
            <span
              aria-hidden={claimed !== undefined}
              className={clsx(styles.sold, claimed?.few && styles.few)}
            >
              {claimed?.label ?? sold}
            </span>
          )}
          <span className={saved ? styles.saved : styles.shop}>{isDeal ? saved : shop}</span>
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {save && <div className={styles.save}>{save}</div>}
    </article>
  );
}
