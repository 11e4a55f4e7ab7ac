import type { Facet } from "@carmine/api/contract";
import { queries, type Category } from "@carmine/api/hooks";
import { ProductGrid, SectionHead } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useId, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { categoryPath } from "../../../features/catalogue/category-path.ts";
import { hasFilters } from "../../../features/catalogue/search-params.ts";
import { categoryHref } from "../../../features/links.ts";
import { ShopProductCard } from "../../../features/products/ShopProductCard.tsx";
import { useFound } from "./use-found.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  more: { defaultMessage: "Show all", description: "Home of a shop: link after the title of a row" },
});

/** The department with the most results of a search in all departments. */
const departmentOf = (tree: readonly Category[], facets: readonly Facet[]): Category | undefined => {
  const values = facets.find(({ key }) => key === "cid")?.values ?? [];
  const counts = new Map(values.map(({ value, count }) => [Number(value), count]));
  return tree
    .filter(({ id }) => counts.has(id))
    .toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0))[0];
};

/** Maximum number of products: two rows. */
const most = 8;

/**
 * Products of the category without the filters, of its parent, or of the department of most results, below a list
 * with few results.
 */
export default function MoreInCategory(): ReactElement | null {
  const { api } = useApp();
  const intl = useIntl();
  const titleId = useId();
  const { search, tree, facets, list } = useFound();
  const path = search.cid === undefined ? [] : categoryPath(tree, search.cid);
  const category =
    search.cid === undefined
      ? departmentOf(tree, facets)
      : hasFilters(search) || search.title !== ""
        ? path.at(-1)
        : path.at(-2);
  const shown = new Set(list?.list.map(({ id }) => id));
  const query = queries.productList(api, {
    cid: category?.id ?? 0,
    inStock: true,
    page: 1,
    limit: most + (list?.list.length ?? 0),
  });
  const more = (useQuery({ ...query, enabled: category !== undefined }).data?.list ?? [])
    .filter(({ id }) => !shown.has(id))
    .slice(0, most);
  if (!category || more.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.more}>
      <SectionHead
        titleId={titleId}
        title={intl.formatMessage(
          {
            defaultMessage: "More in {category}",
            description: "Search page with few results: title of products of a wider category",
          },
          { category: category.name },
        )}
        more={{ label: intl.formatMessage(texts.more), href: categoryHref(category) }}
      />
      <ProductGrid columns={4}>
        {more.map((product) => (
          <ShopProductCard key={product.id} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
}
