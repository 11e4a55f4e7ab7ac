import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Rating } from "../../components/Rating/index.ts";
import { LinkBase } from "../../provider/index.ts";
import * as styles from "./Review.css.ts";

export interface RatingSummaryProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Average, 0 to 5: its formatted number, and the text for screen readers. */
  score: { value: number; text: string; label: string };
  /** Review count, and the fraction of good ones. */
  text: string;
  /** From five stars to one: name of the row, such as “5 ★”, and its count. */
  histogram: ReadonlyArray<{ name: string; count: number; text: string }>;
  /** Frequent keywords. */
  keywords?: ReadonlyArray<{ label: string; href?: string }>;
}

/** Summary of all reviews. */
export function RatingSummary({
  score,
  text,
  histogram,
  keywords = [],
  className,
  ...rest
}: RatingSummaryProps) {
  const total = histogram.reduce((sum, row) => sum + row.count, 0);
  return (
    <div data-component="RatingSummary" className={clsx(styles.summary, className)} {...rest}>
      <div className={styles.score}>
        <span aria-hidden className={styles.scoreValue}>
          {score.text}
        </span>
        <Rating value={score.value} label={score.label} size={20} />
        <span className={styles.scoreText}>{text}</span>
      </div>
      <ul className={styles.histogram}>
        {histogram.map((row) => (
          <li key={row.name} className={styles.histogramRow}>
            <span>{row.name}</span>
            <span aria-hidden className={styles.bar}>
              <span
                className={styles.fill}
                style={{ inlineSize: `${total > 0 ? (row.count / total) * 100 : 0}%` }}
              />
            </span>
            <span className={styles.barCount}>{row.text}</span>
          </li>
        ))}
      </ul>
      {keywords.length > 0 && (
        <ul className={styles.keywords}>
          {keywords.map((keyword) => (
            <li key={keyword.label}>
              {keyword.href ? (
                <LinkBase href={keyword.href} className={styles.keyword}>
                  {keyword.label}
                </LinkBase>
              ) : (
                <span className={styles.keyword}>{keyword.label}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
