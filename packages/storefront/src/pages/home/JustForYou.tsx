import { queries, type Category } from "@carmine/api/hooks";
import {
  ButtonLink,
  ErrorState,
  ProductCardSkeleton,
  ProductGrid,
  SectionHead,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useId, type MouseEvent, type ReactElement } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useApp } from "../../app/AppContext.tsx";
import { ShopProductCard } from "../../features/products/ShopProductCard.tsx";
import { shownSections } from "./department-sections.ts";
import { gridLimit } from "./grid-pages.ts";
import { useInView } from "./use-in-view.ts";
import * as styles from "./page.css.ts";

/** Steps of the grid that are loaded without a press. */
const stepsByScrolling = 4;

/** Skeletons while more are on their way: one row. */
const row = 5;

/**
 * Goods without an end, but for those that the sections of the departments show. The button is a link to the page with one step more, so it works without JavaScript, and
 * *Back* finds as many as were loaded.
 */
export const JustForYou = ({ departments }: { departments: readonly Category[] }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const titleId = useId();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const first = departments[0]?.id ?? 0;
  const facets = useQuery({ ...queries.productFacets(api, { cid: first }), enabled: first !== 0 }).data;
  const beside = shownSections(departments, params.get("floor"), facets);
  const grid = useInfiniteQuery(queries.indexProducts(api, gridLimit, beside));
  const pages = grid.data?.pages ?? [];
  const next = `/?page=${pages.length + 1}`;

  const fetchNext = (): void => {
    if (grid.isFetching) return;
    void grid.fetchNextPage().then(({ isError }) => {
      if (!isError) void navigate(next, { replace: true, preventScrollReset: true });
    });
  };
  const loadMore = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    fetchNext();
  };
  // The first steps come while one scrolls; then the link is pressed, so that the foot of the page can be reached.
  const mayFollow = grid.hasNextPage && !grid.isFetchNextPageError && pages.length < stepsByScrolling;
  const end = useInView(mayFollow, pages.length, fetchNext);

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
            description: "Home page: the endless grid failed",
          })}
          retrying={grid.isFetching}
          onRetry={() => void grid.refetch()}
        />
      ) : (
        <ProductGrid aria-busy={grid.isFetching}>
          {pages.flatMap(({ list }) =>
            list.map((product) => <ShopProductCard key={product.id} product={product} />),
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
                defaultMessage="Failed to load. Try again"
                description="Home page: button under the endless grid after a failure"
              />
            ) : (
              <FormattedMessage
                defaultMessage="Load more"
                description="Home page: button under the endless grid"
              />
            )}
          </ButtonLink>
        </div>
      )}
    </section>
  );
};
