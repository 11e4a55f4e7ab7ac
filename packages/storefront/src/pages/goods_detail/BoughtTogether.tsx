import { queries } from "@carmine/api/hooks";
import { ProductGrid, SectionHead } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useId, type ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { CachedFragment } from "../../app/CachedFragment.tsx";
import { ShopProductCard } from "../../features/products/ShopProductCard.tsx";
import { relatedCount } from "./queries.ts";
import * as styles from "./page.css.ts";

/** What others paid for together with the product. */
export const BoughtTogether = ({ id }: { id: number }): ReactElement | null => {
  const { api } = useApp();
  const titleId = useId();
  const products = (useQuery(queries.recommendations(api, id)).data?.boughtTogether ?? []).slice(
    0,
    relatedCount,
  );
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.related}>
      <SectionHead
        titleId={titleId}
        title={
          <FormattedMessage
            defaultMessage="Often bought together"
            description="Product page: title of what others bought with the product"
          />
        }
      />
      <ProductGrid>
        {products.map((product) => (
          <CachedFragment key={product.id} name="card" data={() => [product]}>
            <ShopProductCard product={product} />
          </CachedFragment>
        ))}
      </ProductGrid>
    </section>
  );
};
