import { Card, ProductPageLayout, Skeleton } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { PageHead } from "../../app/PageHead.tsx";
import * as styles from "./page.css.ts";

/** Shown while the product is loading. */
export default function ProductSkeleton(): ReactElement {
  const intl = useIntl();
  return (
    <>
      <PageHead
        title={intl.formatMessage({
          defaultMessage: "Product",
          description: "Label of stars, and other places",
        })}
        noIndex
      />
      <div className={styles.crumbs}>
        <Skeleton width={320} />
      </div>
      <ProductPageLayout
        gallery={<Skeleton height="auto" shape="card" className={styles.skeletonPicture} />}
        aside={<Skeleton height={480} shape="card" />}
      >
        <Skeleton height={24} width="80%" />
        <Skeleton width="60%" />
        <Skeleton height={118} shape="card" />
        <Skeleton height={36} />
        <Skeleton height={36} width="70%" />
        <Skeleton height={40} width="50%" />
        <Skeleton height={48} />
      </ProductPageLayout>
      <Card>
        <Skeleton height={240} />
      </Card>
    </>
  );
}
