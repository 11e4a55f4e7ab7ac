import { limits } from "@carmine/api/contract";
import { queries, type ShopCategory, type ShopHead } from "@carmine/api/hooks";
import {
  ButtonLink,
  Card,
  Columns,
  EmptyState,
  Heading,
  ProductCardSkeleton,
  ProductGrid,
  SortBar,
  Text,
} from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { Suspense, type ReactElement } from "react";
import { useSearchParams } from "react-router-dom";
import * as paths from "../../../../app/paths.ts";
import { useApp } from "../../../../app/AppContext.tsx";
import { PageHead } from "../../../../app/PageHead.tsx";
import { SaveHeart } from "../../../../features/collections/SaveHeart.tsx";
import { sortChoices } from "../../../../features/catalogue/sort-choices.ts";
import { useComingParams } from "../../../../features/catalogue/use-coming-params.ts";
import { ListPager } from "../../../../features/loading/ListPager.tsx";
import { PastEnd } from "../../../../features/loading/past-end.ts";
import { QueryView } from "../../../../features/loading/QueryView.tsx";
import { ShopProductCard } from "../../../../features/products/ShopProductCard.tsx";
import {
  changeSearchInShop,
  parseSearchInShop,
  searchInShopHref,
  shopIdOf,
  type SearchInShop,
} from "../../../../features/shops/shop-address.ts";
import { ShopFrame } from "../ShopFrame.tsx";
import { shopListQueryOf } from "./list-query.ts";
import { ShopFilters } from "./ShopFilters.tsx";
import * as styles from "./page.css.ts";

const sortTexts = defineMessages({
  default: { defaultMessage: "Best match", description: "Products of a shop: their order" },
  sales: { defaultMessage: "Sales", description: "Products of a shop: their order" },
  price: { defaultMessage: "Price", description: "Products of a shop: their order" },
  new: { defaultMessage: "Newest", description: "Products of a shop: their order" },
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

interface NoProductsProps {
  readonly search: SearchInShop;
  /** The address names a category that the shop doesn't have. */
  readonly isCategoryGone: boolean;
}

const NoProducts = ({ search, isCategoryGone }: NoProductsProps): ReactElement => (
  <Card>
    <EmptyState
      icon={SearchX}
      title={
        isCategoryGone ? (
          <FormattedMessage
            defaultMessage="This category is no longer here"
            description="Products of a shop: none, since the shop doesn’t have the category of the address"
          />
        ) : search.search === undefined ? (
          <FormattedMessage defaultMessage="No products here" description="Products of a shop: none" />
        ) : (
          <FormattedMessage
            defaultMessage="No results for “{words}”"
            description="Products of a shop: none for the words"
            values={{ words: search.search }}
          />
        )
      }
      actions={
        <ButtonLink variant="solid" href={searchInShopHref({ id: search.id, page: 1 })}>
          <FormattedMessage
            defaultMessage="Show all products"
            description="Products of a shop: button that takes all filters back"
          />
        </ButtonLink>
      }
    >
      <FormattedMessage
        defaultMessage="Remove a filter or try other words."
        description="Products of a shop: none, what to do"
      />
    </EmptyState>
  </Card>
);

const Products = ({ shop }: { shop: ShopHead }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const [params] = useSearchParams();
  const search = parseSearchInShop(params, shop.id);
  const list = useQuery(queries.shopProducts(api, shopListQueryOf(search)));
  const tree = useQuery(queries.shopCategories(api, shop.id)).data ?? [];
  const coming = useComingParams(paths.shopProducts);
  const leaving = coming !== undefined;
  const filtered = coming && shopIdOf(coming) === shop.id ? parseSearchInShop(coming, shop.id) : search;
  const choices = sortChoices({
    sort: search.sort,
    offered: ["sales", "price", "new"],
    label: (id) => intl.formatMessage(sortTexts[id]),
    hrefOf: (sort) => searchInShopHref(changeSearchInShop(search, { sort })),
  });
  const category = findCategory(tree, search.cid)?.name;
  const title =
    [search.search, category].filter(Boolean).join(" · ") ||
    intl.formatMessage({ defaultMessage: "All products", description: "Products of a shop: title" });
  const pageCount = Math.ceil((list.data?.total ?? 0) / limits.searchPageSize);
  const pageHref = (page: number): string => searchInShopHref(changeSearchInShop(search, { page }));
  const narrowed = search.search ?? search.sort ?? search.minPrice ?? search.maxPrice;
  return (
    <>
      <PageHead
        title={`${title} · ${shop.name}`}
        description={intl.formatMessage(
          { defaultMessage: "{title} from {shop}.", description: "Products of a shop: for search engines" },
          { title, shop: shop.name },
        )}
        canonicalQuery={{ id: shop.id, cid: search.cid, page: search.page > 1 ? search.page : undefined }}
        noIndex={narrowed !== undefined || list.data?.list.length === 0}
      />
      <Columns sideWidth={240} side={<ShopFilters search={filtered} total={shop.productCount} />}>
        <div className={styles.list}>
          <div className={styles.head}>
            <Heading level={2} size={20}>
              {title}
            </Heading>
            {list.data && (
              <Text tone="muted" aria-live="polite">
                <FormattedMessage
                  defaultMessage="{count, plural, =0 {No results} one {# result} other {# results}}"
                  description="Products of a shop: beside the title"
                  values={{ count: list.data.total }}
                />
              </Text>
            )}
          </div>
          {list.data?.total !== 0 && (
            <SortBar
              label={intl.formatMessage({
                defaultMessage: "Sort by",
                description: "Products of a shop: sort row",
              })}
              choices={choices}
            />
          )}
          <div className={leaving ? styles.leaving : styles.list} aria-busy={leaving || list.isFetching}>
            <QueryView
              query={list}
              skeleton={<ListSkeleton />}
              failure={intl.formatMessage({
                defaultMessage: "We couldn’t load the products",
                description: "Products of a shop: the list failed",
              })}
            >
              {(data) =>
                data.list.length === 0 && data.total > 0 ? (
                  <Suspense>
                    <PastEnd page={search.page} pageCount={pageCount} hrefOf={pageHref} />
                  </Suspense>
                ) : data.list.length === 0 ? (
                  <NoProducts
                    search={search}
                    isCategoryGone={search.cid !== undefined && category === undefined}
                  />
                ) : (
                  <ProductGrid columns={4}>
                    {data.list.map((product, index) => (
                      <ShopProductCard
                        key={product.id}
                        product={product}
                        priority={index < firstRow}
                        save={<SaveHeart id={product.id} name={product.name} />}
                      />
                    ))}
                  </ProductGrid>
                )
              }
            </QueryView>
          </div>
          <ListPager page={search.page} pageCount={pageCount} hrefOf={pageHref} />
        </div>
      </Columns>
    </>
  );
};

/** The products of a shop with its own category tree. */
export default function ShopCategoryPage(): ReactElement {
  return <ShopFrame tab="category">{(shop) => <Products shop={shop} />}</ShopFrame>;
}
