import type { Facet } from "@carmine/api/contract";
import { queries, type Category } from "@carmine/api/hooks";
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  ProductCardSkeleton,
  ProductGrid,
  SectionHead,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useInfiniteQuery, useQueries, useQuery } from "@tanstack/react-query";
import { PackageOpen } from "lucide-react";
import { useId, type MouseEvent, type ReactElement } from "react";
import { useSearchParams } from "../../app/location.ts";
import { useApp } from "../../app/AppContext.tsx";
import { measuresOf } from "../../features/catalogue/measures.ts";
import { ShopProductCard } from "../../features/products/ShopProductCard.tsx";
import { useNavigationActions } from "../../router/NavigationContext.tsx";
import { chosenCategory, sectionSize, shownSections } from "./department-sections.ts";
import { gridLimit } from "./grid-pages.ts";
import { floorsOf, homeHref } from "./home-address.ts";
import { departmentQuery } from "./loader.ts";
import { useInView } from "./use-in-view.ts";
import * as styles from "./page.css.ts";

/** Pages of the grid that load on scroll. */
const stepsByScrolling = 4;

/** Skeletons while more products load: one row. */
const row = 5;

/** Products of the categories selected above: the API excludes only the popular products of departments. */
const useShownAbove = (
  departments: readonly Category[],
  floors: readonly string[],
  facets: readonly Facet[] = [],
): ReadonlySet<number> => {
  const { api } = useApp();
  const chosen = departments.map((department) => chosenCategory(department, floors));
  const lists = useQueries({
    queries: chosen.map(({ id }) => queries.productList(api, departmentQuery(id))),
  });
  return new Set(
    lists.flatMap(({ data }, at) =>
      (data?.list ?? []).slice(0, sectionSize(at === 0 ? measuresOf(facets) : [])).map(({ id }) => id),
    ),
  );
};

/**
 * An endless product grid without the products of the department sections. The button links to the page with one more
 * step, so it works without JavaScript, and *Back* restores the same number of products.
 */
export const JustForYou = ({ departments }: { departments: readonly Category[] }): ReactElement | null => {
  const { api } = useApp();
  const intl = useIntl();
  const titleId = useId();
  const { note } = useNavigationActions();
  const params = useSearchParams();
  const first = departments[0]?.id ?? 0;
  const facets = useQuery({ ...queries.productFacets(api, { cid: first }), enabled: first !== 0 }).data;
  const shown = shownSections(departments, facets);
  const above = useShownAbove(departments, floorsOf(params), facets);
  const grid = useInfiniteQuery(queries.indexProducts(api, gridLimit, shown));
  const pages = grid.data?.pages ?? [];
  const next = homeHref(floorsOf(params), pages.length + 1);

  const fetchNext = (): void => {
    if (grid.isFetching) return;
    void grid.fetchNextPage().then(({ isError }) => {
      if (isError) return;
      // A tab may have been selected in the meantime.
      const floors = floorsOf(new URLSearchParams(location.search));
      note(homeHref(floors, pages.length + 1));
    });
  };
  const loadMore = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    fetchNext();
  };
  // The first pages load on scroll; later ones need a click, so that the footer can be reached.
  const mayFollow = grid.hasNextPage && !grid.isFetchNextPageError && pages.length < stepsByScrolling;
  const end = useInView(mayFollow, pages.length, fetchNext);

  if (grid.isSuccess && !grid.hasNextPage && pages.every(({ list }) => list.every(({ id }) => above.has(id))))
    // All products are in the sections above, or there are none yet.
    return above.size > 0 ? null : (
      <EmptyState
        icon={PackageOpen}
        title={
          <FormattedMessage
            defaultMessage="No products yet"
            description="Home of a shop that sells nothing"
          />
        }
      />
    );

  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead
        titleId={titleId}
        title={
          <FormattedMessage
            defaultMessage="Just for you"
            description="Home page: title of the endless grid"
          />
        }
      />
      {grid.isError && pages.length === 0 ? (
        <ErrorState
          size="md"
          title={intl.formatMessage({
            defaultMessage: "We couldn’t load these products",
            description: "Activity page: the list failed, and other places",
          })}
          retrying={grid.isFetching}
          onRetry={() => void grid.refetch()}
        />
      ) : (
        <ProductGrid aria-busy={grid.isFetching}>
          {pages.flatMap(({ list }) =>
            list
              .filter(({ id }) => !above.has(id))
              .map((product) => <ShopProductCard key={product.id} product={product} />),
          )}
          {grid.isFetchingNextPage &&
            Array.from({ length: row }, (_, index) => <ProductCardSkeleton key={`s${index}`} />)}
        </ProductGrid>
      )}
      {grid.hasNextPage && (
        <div ref={end} className={styles.more}>
          <ButtonLink size="lg" href={next} rel="nofollow" onClick={loadMore} className={styles.moreButton}>
            {grid.isFetchNextPageError ? (
              <FormattedMessage
                defaultMessage="We couldn’t load more. Try again"
                description="Home page: button below the endless grid after a failure"
              />
            ) : (
              <FormattedMessage
                defaultMessage="Load more"
                description="Home page: button below the endless grid"
              />
            )}
          </ButtonLink>
        </div>
      )}
    </section>
  );
};
