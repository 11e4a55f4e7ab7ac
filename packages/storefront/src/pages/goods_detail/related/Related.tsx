import { queries, type Product } from "@carmine/api/hooks";
import { ProductGrid, SectionHead } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useId, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { categoryHref } from "../../../features/links.ts";
import { ShopProductCard } from "../../../features/products/ShopProductCard.tsx";
import { relatedCount } from "../queries.ts";
import * as styles from "../page.css.ts";

type Category = Product["categories"][number];

export interface RelatedProps {
  /** Product on this page. */
  readonly id: number;
  readonly category: Category;
  readonly parent: Category | undefined;
}

/** Similar available products. Last on the page, so that it leaves no gap when empty. */
export const Related = ({ id, category, parent }: RelatedProps): ReactElement | null => {
  const { api } = useApp();
  const intl = useIntl();
  const titleId = useId();
  const { data } = useQuery(queries.recommendations(api, id));
  const products = (data?.similar ?? []).slice(0, relatedCount);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.related}>
      <SectionHead
        titleId={titleId}
        title={
          <FormattedMessage
            defaultMessage="You may also like"
            description="Product page: title of the products below"
          />
        }
        more={{
          href: categoryHref({ ...category, parentId: parent?.id }),
          label: intl.formatMessage({
            defaultMessage: "More like this",
            description: "Product page: link to the category",
          }),
        }}
      />
      <ProductGrid>
        {products.map((product) => (
          <ShopProductCard key={product.id} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
};
