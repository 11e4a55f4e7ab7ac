import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Image } from "../../components/Image/index.ts";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import { ProgressBar } from "../../components/ProgressBar/index.ts";
import { Tag, type TagProps } from "../../components/Tag/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import { LinkBase } from "../../provider/index.ts";
import { RankRibbon } from "../ProductRow/RankRibbon.tsx";
import * as styles from "./ProductCard.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type ProductCardTexts } from "../../words/components/ProductCard.ts";

export interface ProductTag {
  text: string;
  /** Shown in its place where a small card has no room for it, such as “−12%” for “Save 12%”. */
  short?: string;
  /** `solid` self-operated, `outline` a saving, `sunken` a fact, `success` free delivery. */
  variant: TagProps["variant"];
}

export interface ProductCardProps extends Omit<ComponentPropsWithRef<"article">, "title" | "children"> {
  /** Where the whole card leads. */
  href: string;
  /** Name of the product, the text of the link. */
  title: string;
  /** Place of the title in the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
  /** A square over the words. Its `alt` is empty where the title says it. */
  picture: Picture;
  /**
   * Width of the picture for the browser's choice of size.
   * @default "(max-width: 599px) 50vw, 228px"
   */
  sizes?: string;
  /** In view at once: its picture is loaded first. */
  priority?: boolean;
  /** What it costs, in the pieces of `Intl.NumberFormat.formatToParts`; null where that isn't said yet. */
  price: PriceProps["parts"] | null;
  /** In the place of a price that isn't said yet: when it will be. */
  priceNote?: string;
  /** List price before the reduction, struck through, with the hidden words that say what it is. */
  oldPrice?: PriceProps["old"];
  /** The first two are shown. */
  tags?: ReadonlyArray<ProductTag>;
  /** How many were sold, in words. */
  sold?: string;
  /** Name of the shop, or another fact; cut first where room is short. */
  shop?: string;
  /** None is left: its words stand over the picture, and the price isn't that of an offer. */
  soldOut?: boolean;
  /** Other words than those of the locale. */
  texts?: Partial<ProductCardTexts>;
  /** Place in a ranking, in the corner of the picture; the first three wear a medal. */
  rank?: number;
  /** Share that is sold, 0 to 100, with its words, in the color of prices where few are left: in the last line. */
  claimed?: { share: number; label: string; few?: boolean };
  /** What a deal saves in percent, in the corner of the picture: “−20%”. A place in a ranking takes its room. */
  flag?: string;
  /**
   * What a deal saves, at the end of the last line: “Save $24.50”. The shop then stands in the place of the tags, as it
   * does where the price isn't said yet and where all is claimed.
   */
  saved?: string;
  /** A `SaveButton`; it comes after the link, and no link holds it. */
  save?: ReactNode;
  /** A button over the whole width under the facts, 32 px. */
  action?: ReactNode;
}

/** A product in a grid, 227 × 379 px: the whole card is one link, its save button apart. */
export function ProductCard({
  href,
  title,
  level = 3,
  picture,
  sizes = "(max-width: 599px) 50vw, 228px",
  priority,
  price,
  priceNote,
  oldPrice,
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
          <LinkBase href={href} className={styles.link}>
            {title}
          </LinkBase>
        </Title>
        <div className={styles.tags}>
          {isDeal && shop && <bdi className={styles.seller}>{shop}</bdi>}
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
        <div className={price ? styles.price : styles.unsaidPrice}>
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
