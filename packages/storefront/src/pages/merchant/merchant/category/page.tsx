import { limits } from "@carmine/api/contract";
import { queries, type ShopCategory, type ShopHead } from "@carmine/api/hooks";
import { Columns, Heading, ProductCardSkeleton, ProductGrid, SortBar, Text } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactElement } from "react";
import { useSearchParams } from "../../../../app/location.ts";
import * as paths from "../../../../app/paths.ts";
import { useApp } from "../../../../app/AppContext.tsx";
import { PageHead } from "../../../../app/PageHead.tsx";
import { DidYouMean } from "../../../../features/catalogue/DidYouMean.tsx";
import { useActiveFilters } from "../../../../features/catalogue/filters/use-active-filters.ts";
import { ActiveFilters } from "../../../../features/catalogue/filters/ActiveFilters.tsx";
import { ListPlaceContext } from "../../../../features/catalogue/list-place.ts";
import { resolveSearch } from "../../../../features/catalogue/recognized.ts";
import { changeSearch, hasFilters } from "../../../../features/catalogue/search-params.ts";
import { sortChoices } from "../../../../features/catalogue/sort-choices.ts";
import { usePendingParams } from "../../../../features/catalogue/use-pending-params.ts";
import { ListPager } from "../../../../features/loading/ListPager.tsx";
import { PastEnd } from "../../../../features/loading/PastEnd.tsx";
import { QueryView } from "../../../../features/loading/QueryView.tsx";
import { ShopProductCard } from "../../../../features/products/ShopProductCard.tsx";
import { readShopSearch, shopListPlace } from "../../../../features/shops/search-in-shop.ts";
import { shopIdOf } from "../../../../features/shops/shop-address.ts";
import { ShopFrame } from "../ShopFrame.tsx";
import { choicesInShop, countsByCategory, shopFacets, shopList } from "./list-query.ts";
import { NoProducts } from "./NoProducts.tsx";
import { ShopFilters } from "./ShopFilters.tsx";
import * as styles from "./page.css.ts";

const sortTexts = defineMessages({
  default: { defaultMessage: "Best match", description: "Search page: sort order, and other places" },
  sales: { defaultMessage: "Sales", description: "Search page: sort order, and other places" },
  price: { defaultMessage: "Price", description: "Search page: sort order, and other places" },
  new: { defaultMessage: "Newest", description: "Search page: sort order, and other places" },
});

const firstRow = 4;
const skeletons = 8;

const findCategory = (nodes: readonly ShopCategory[], id: number | undefined): ShopCategory | undefined =>
  nodes.flatMap((node) => [node, ...node.children]).find((node) => node.id === id);

const ListSkeleton = (): ReactElement => (
  <ProductGrid columns={4}>
    {Array.from({ length: skeletons }, (_, index) => (
      <ProductCardSkeleton key={index} />
    ))}
  </ProductGrid>
);

const Products = ({ shop }: { shop: ShopHead }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const params = useSearchParams();
  const place = useMemo(() => shopListPlace(shop.id), [shop.id]);
  const search = readShopSearch(params);
  const list = useQuery(shopList(api, shop.id, search));
  const counted = useQuery(shopFacets(api, shop.id, search)).data ?? [];
  const facets = choicesInShop(counted);
  const resolvedSearch = resolveSearch(search, list.data?.recognized);
  const activeFilters = useActiveFilters(resolvedSearch, facets);
  const tree = useQuery(queries.shopCategories(api, shop.id)).data ?? [];
  const pending = usePendingParams(paths.shopProducts);
  const leaving = pending !== undefined;
  const filtered = pending && shopIdOf(pending) === shop.id ? readShopSearch(pending) : resolvedSearch;
  const choices = sortChoices({
    sort: search.sort,
    offered: ["sales", "price", "new"],
    label: (id) => intl.formatMessage(sortTexts[id]),
    hrefOf: (sort) => place.href(changeSearch(search, { sort })),
  });
  const category = findCategory(tree, search.cid)?.name;
  const title =
    [search.title, category].filter(Boolean).join(" · ") ||
    intl.formatMessage({
      defaultMessage: "All products",
      description: "Products of a shop: title, and other places",
    });
  const pageCount = Math.ceil((list.data?.total ?? 0) / limits.searchPageSize);
  const pageHref = (page: number): string => place.href(changeSearch(search, { page }));
  const narrowed = search.title !== "" || search.sort !== undefined || hasFilters(search);
  return (
    <ListPlaceContext value={place}>
      <PageHead
        title={`${title} · ${shop.name}`}
        description={intl.formatMessage(
          { defaultMessage: "{title} from {shop}.", description: "Products of a shop: for search engines" },
          { title, shop: shop.name },
        )}
        canonicalQuery={{ id: shop.id, cid: search.cid, page: search.page > 1 ? search.page : undefined }}
        noIndex={narrowed || list.data?.list.length === 0}
      />
      <Columns
        className={styles.columns}
        sideWidth={240}
        side={
          <ShopFilters
            shopId={shop.id}
            search={filtered}
            facets={facets}
            counts={countsByCategory(counted)}
            total={shop.productCount}
            found={list.data?.total}
          />
        }
      >
        <div className={styles.list}>
          <div className={styles.head}>
            <Heading level={2} size={20}>
              {title}
            </Heading>
            {list.data && (
              <Text tone="muted" aria-live="polite">
                <FormattedMessage
                  defaultMessage="{count, plural, =0 {No results} one {# result} other {# results}}"
                  description="Search page: next to the title, and other places"
                  values={{ count: list.data.total }}
                />
              </Text>
            )}
          </div>
          {list.data?.total !== 0 && (
            <SortBar
              label={intl.formatMessage({
                defaultMessage: "Sort by",
                description: "Products of a shop: sort row, and other places",
              })}
              choices={choices}
            />
          )}
          <ActiveFilters search={resolvedSearch} filters={activeFilters} />
          <div className={leaving ? styles.leaving : styles.list} aria-busy={leaving || list.isFetching}>
            <QueryView
              query={list}
              skeleton={<ListSkeleton />}
              failure={intl.formatMessage({
                defaultMessage: "We couldn’t load the products",
                description: "Search page: the list failed, and other places",
              })}
            >
              {(data) =>
                data.list.length === 0 && data.total > 0 ? (
                  <PastEnd page={search.page} pageCount={pageCount} hrefOf={pageHref} />
                ) : data.list.length === 0 ? (
                  <NoProducts
                    shop={shop}
                    search={search}
                    unfiltered={data.unfiltered}
                    didYouMean={data.didYouMean}
                    isCategoryGone={search.cid !== undefined && category === undefined}
                  />
                ) : (
                  <>
                    {data.didYouMean && <DidYouMean search={search} words={data.didYouMean} />}
                    <ProductGrid columns={4}>
                      {data.list.map((product, index) => (
                        <ShopProductCard
                          key={product.id}
                          product={product}
                          inShop
                          priority={index < firstRow}
                        />
                      ))}
                    </ProductGrid>
                  </>
                )
              }
            </QueryView>
          </div>
          <ListPager page={search.page} pageCount={pageCount} hrefOf={pageHref} />
        </div>
      </Columns>
    </ListPlaceContext>
  );
};

/** The products of a shop with its own category tree. */
export default function ShopCategoryPage(): ReactElement {
  return <ShopFrame tab="category">{(shop) => <Products shop={shop} />}</ShopFrame>;
}
