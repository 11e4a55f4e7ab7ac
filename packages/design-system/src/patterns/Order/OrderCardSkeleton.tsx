import { Skeleton } from "../../components/Skeleton/index.ts";
import * as styles from "./OrderCard.css.ts";

/** Placeholder of a loading order card, with the same size to avoid a layout shift. */
export function OrderCardSkeleton() {
  return (
    <div data-component="OrderCardSkeleton" className={styles.root}>
      <div className={styles.skeletonHead}>
        <Skeleton width={120} height={14} />
        <Skeleton width={160} />
        <Skeleton width={72} height={24} shape="pill" className={styles.status} />
      </div>
      <div className={styles.body}>
        <div className={styles.skeletonProducts}>
          <Skeleton width={72} height={72} />
          <span className={styles.skeletonLines}>
            <Skeleton width="80%" height={14} />
            <Skeleton width="52%" height={14} />
            <Skeleton width={96} height={24} />
          </span>
        </div>
        <div className={styles.sum}>
          <Skeleton width={72} height={16} />
        </div>
        <div className={styles.actions}>
          <Skeleton height={32} />
          <Skeleton height={32} />
        </div>
      </div>
    </div>
  );
}
