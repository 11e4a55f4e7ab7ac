import { queries, type ShopProductSearch } from "@carmine/api/hooks";
import { ProductGrid, SectionHead } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useId, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { narrowStrip, wideStrip } from "../../../features/products/MoreToSee.css.ts";
import { ShopProductCard } from "../../../features/products/ShopProductCard.tsx";

const texts = defineMessages({
  more: { defaultMessage: "Show all", description: "Home of a shop: link after the title of a row" },
});

export interface ShelfProps {
  readonly title: string;
  readonly query: ShopProductSearch;
  /** All products in the same order. */
  readonly href: string;
  /** Loads its pictures eagerly, because they are in the first view. */
  readonly first?: boolean;
  /** Cards per row. @default 5 */
  readonly columns?: 4 | 5;
}

/** A row of a shop's products without an incomplete second one; renders nothing if it is empty. */
export const Shelf = ({
  title,
  query,
  href,
  first = false,
  columns = 5,
}: ShelfProps): ReactElement | null => {
  const { api } = useApp();
  const intl = useIntl();
  const titleId = useId();
  const products = useQuery(queries.shopProducts(api, query)).data?.list ?? [];
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={columns === 4 ? narrowStrip : wideStrip}>
      <SectionHead titleId={titleId} title={title} more={{ label: intl.formatMessage(texts.more), href }} />
      <ProductGrid columns={columns}>
        {products.map((product) => (
          <ShopProductCard key={product.id} product={product} inShop priority={first} />
        ))}
      </ProductGrid>
    </section>
  );
};
