import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./Rating.css.ts";
import { coveredShare, starsPath } from "./stars-path.ts";

export interface RatingProps extends ComponentPropsWithRef<"span"> {
  /** 0 to 5; fractions allowed. */
  value: number;
  /** Text for screen readers instead of the stars, such as “4.5 of 5”. */
  label: string;
  /** Size of one star in px. @default 16 */
  size?: 12 | 16 | 20;
}

/** Stars that show a score. `children`, such as the number or review count, are next to them. */
export function Rating({ value, label, size = 16, className, children, ...rest }: RatingProps) {
  const share = coveredShare(value);
  return (
    <span data-component="Rating" className={clsx(styles.root, className)} {...rest}>
      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 100 20"
        className={clsx(styles.stars, styles.size[size])}
      >
        <path d={starsPath} className={styles.empty} />
        <path d={starsPath} className={styles.full} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }} />
      </svg>
      {children}
    </span>
  );
}
