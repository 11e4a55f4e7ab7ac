import { Card, Heading, ProductRow } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { productHref } from "../../../features/links.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import { useRecentlyViewed } from "../../../features/products/recently-viewed.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import * as styles from "./page.css.ts";

const most = 8;

/** Recently viewed products below the filters. */
export const ViewedColumn = (): ReactElement | null => {
  const { locale } = useApp();
  const productTexts = useProductTexts();
  const products = useRecentlyViewed(locale);
  if (products.length === 0) return null;
  return (
    <Card>
      <div className={styles.viewedRows}>
        <Heading level={2} size={14}>
          <FormattedMessage
            defaultMessage="Recently viewed"
            description="Home page: title of recently viewed products, and other places"
          />
        </Heading>
        {products.slice(0, most).map((product) => (
          <ProductRow
            key={product.id}
            href={productHref(product.id)}
            title={product.name}
            picture={pictureOf(product.picture)}
            price={productTexts.parts(product.price)}
          />
        ))}
      </div>
    </Card>
  );
};
