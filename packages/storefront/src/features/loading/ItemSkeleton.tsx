import { Skeleton } from "@carmine/design-system";
import type { ReactElement } from "react";
import * as styles from "./ItemSkeleton.css.ts";

/** Placeholder of a product row: picture, title with options, total. */
export const ItemSkeleton = ({ picture = 72 }: { picture?: number }): ReactElement => (
  <div className={styles.row}>
    <Skeleton width={picture} height={picture} />
    <div className={styles.words}>
      <Skeleton width="60%" height={14} />
      <Skeleton width={96} height={14} />
    </div>
    <Skeleton width={64} height={14} />
  </div>
);
