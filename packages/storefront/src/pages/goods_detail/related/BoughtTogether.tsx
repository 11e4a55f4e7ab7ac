import { queries } from "@carmine/api/hooks";
import { Card, ProductRow, SectionHead } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useId, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { productHref } from "../../../features/links.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import * as styles from "../page.css.ts";

/** Products from the same paid orders, in a low row because there are often only one or two. */
export const BoughtTogether = ({ id }: { id: number }): ReactElement | null => {
  const { api } = useApp();
  const titleId = useId();
  const say = useProductTexts();
  const products = useQuery(queries.recommendations(api, id)).data?.boughtTogether ?? [];
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
      <Card padding="md" className={styles.together}>
        {products.map((product) => (
          <ProductRow
            key={product.id}
            href={productHref(product.id)}
            title={product.name}
            picture={pictureOf(product.picture)}
            price={say.parts(product.price)}
          />
        ))}
      </Card>
    </section>
  );
};
