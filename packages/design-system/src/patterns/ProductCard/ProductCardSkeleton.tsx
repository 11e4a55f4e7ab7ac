import { Skeleton } from "../../components/Skeleton/index.ts";
import * as styles from "./ProductCard.css.ts";

/** Placeholder of a loading product card, with the same size to avoid a layout shift. */
export function ProductCardSkeleton() {
  return (
    <div data-component="ProductCardSkeleton" className={styles.root}>
      <Skeleton height="auto" className={styles.skeletonPicture} />
      <div className={styles.skeleton}>
        <span className={styles.title}>
          <Skeleton width="92%" height={14} />
          <Skeleton width="60%" height={14} style={{ marginBlockStart: 6 }} />
        </span>
        <span className={styles.tags}>
          <Skeleton width={64} height={20} />
        </span>
        <span className={styles.price}>
          <Skeleton width={88} height={20} />
        </span>
        <span className={styles.facts}>
          <Skeleton width={48} />
          <Skeleton width={72} />
        </span>
      </div>
    </div>
  );
}
