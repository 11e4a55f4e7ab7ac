import { ProductRow, SectionHead } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useId, type ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { productHref } from "../../features/links.ts";
import { pictureOf } from "../../features/products/picture.ts";
import { useRecentlyViewed } from "../../features/products/recently-viewed.ts";
import { useProductTexts } from "../../features/products/use-product-texts.ts";
import * as styles from "./page.css.ts";

/** Two rows of five. */
const most = 10;

/** Recently viewed products in this browser. Last on the page, so that nothing moves when it appears. */
export const RecentlyViewed = (): ReactElement | null => {
  const { locale } = useApp();
  const titleId = useId();
  const productTexts = useProductTexts();
  const products = useRecentlyViewed(locale);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead
        titleId={titleId}
        title={
          <FormattedMessage
            defaultMessage="Recently viewed"
            description="Home page: title of recently viewed products, and other places"
          />
        }
      />
      <div className={styles.viewed}>
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
    </section>
  );
};
