import { clsx } from "clsx";
import * as styles from "./ProductRow.css.ts";

const isMedal = (rank: number): rank is 1 | 2 | 3 => rank <= 3;

/** The rank on a ribbon; the top three have a medal. */
export const RankRibbon = ({
  rank,
  large = false,
  className,
}: {
  rank: number;
  /** 28 × 34 px instead of 24 × 28 px. */
  large?: boolean;
  className?: string | undefined;
}) => (
  <span
    className={clsx(
      styles.ribbon,
      large && styles.largeRibbon,
      isMedal(rank) && styles.medal[rank],
      className,
    )}
  >
    {rank}
  </span>
);
