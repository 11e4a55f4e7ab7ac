import { limits, type Facet } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { Pagination, ProductCardSkeleton, ProductGrid, SortBar, Text } from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import { useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent, ReactElement, ReactNode } from "react";
import { useNavigate } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { lazy } from "../../../hydration/lazy.tsx";
import { DidYouMean } from "../../../features/catalogue/DidYouMean.tsx";
import { useActiveFilters } from "../../../features/catalogue/filters/use-active-filters.ts";
import { ActiveFilters } from "../../../features/catalogue/filters/ActiveFilters.tsx";
import {
  changeSearch,
  listQueryOf,
  searchParams,
  type Search,
} from "../../../features/catalogue/search-params.ts";
import { hiddenFields } from "../../../features/list-params.ts";
import { sortChoices } from "../../../features/catalogue/sort-choices.ts";
import { usePendingParams } from "../../../features/catalogue/use-pending-params.ts";
import { PastEnd } from "../../../features/loading/PastEnd.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { ShopProductCard } from "../../../features/products/ShopProductCard.tsx";
import { sizeOf, sizeOptions } from "../../../features/catalogue/recognized.ts";
import { CompareBar } from "./CompareBar.tsx";
import { sortTexts } from "./sort-texts.ts";
import * as styles from "./page.css.ts";

// Loaded on demand, because most searches have results.
const NoResults = lazy(() => import("./NoResults.tsx"));
const MoreInCategory = lazy(() => import("./MoreInCategory.tsx"));

export interface ResultsProps {
  readonly search: Search;
  /** The search with the options recognized in its keywords as filters. */
  readonly resolvedSearch: Search;
  readonly facets: readonly Facet[];
  /** The filter button of small windows. */
  readonly filters: ReactNode;
  /** Number of results as text; in small windows it is next to the sort order. */
  readonly count: ReactNode;
}

const compareFormId = "compare";

/** Cards of the first row are in the first view. */
const firstRow = 4;
const skeletons = 8;
/** With fewer results, products of a wider category follow. */
const fewResults = 8;

const ResultsSkeleton = (): ReactElement => (
  <ProductGrid columns={4}>
    {Array.from({ length: skeletons }, (_, index) => (
      <ProductCardSkeleton key={index} />
    ))}
  </ProductGrid>
);

const Chips = ({
  search,
  facets,
  hidesSize,
}: Pick<ResultsProps, "search" | "facets"> & { hidesSize: boolean }): ReactElement | null => {
  const all = useActiveFilters(search, facets);
  // A complete size is shown as one filter above the list.
  const activeFilters =
    !hidesSize || sizeOf(search) === undefined
      ? all
      : all.filter(({ id }) => !sizeOptions.some((name) => id.startsWith(`${name}:`)));
  return <ActiveFilters search={search} filters={activeFilters} />;
};

/** Sort order, active filters, products and pagination of a search. */
export const Results = ({ search, resolvedSearch, facets, filters, count }: ResultsProps): ReactElement => {
  const { api, locale } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const leaving = usePendingParams(paths.search) !== undefined;
  const list = useQuery(queries.productList(api, listQueryOf(search)));
  const choices = sortChoices({
    sort: search.sort,
    offered: ["sales", "price", "new", "star"],
    label: (id) => intl.formatMessage(sortTexts[id]),
    hrefOf: (sort) => searchParams.href(changeSearch(search, { sort })),
  });
  const pageHref = (page: number): string => searchParams.href(changeSearch(search, { page }));
  const pageCount = Math.max(1, Math.ceil((list.data?.total ?? 0) / limits.searchPageSize));
  const previous = intl.formatMessage({
    defaultMessage: "Previous",
    description: "Pager: link to the page before",
  });
  const next = intl.formatMessage({ defaultMessage: "Next", description: "Pager: link to the page after" });

  const goTo = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const page = Number(new FormData(event.currentTarget).get("page"));
    if (Number.isInteger(page)) void navigate(pageHref(Math.min(Math.max(1, page), pageCount)));
  };

  return (
    <>
      <div className={styles.tools}>
        {filters}
        {list.data?.total !== 0 && (
          <SortBar
            label={intl.formatMessage({
              defaultMessage: "Sort by",
              description: "Products of a shop: sort row, and other places",
            })}
            choices={choices}
            {...(list.data &&
              pageCount > 1 &&
              search.page <= pageCount && {
                pages: {
                  page: search.page,
                  count: pageCount,
                  previous: { label: previous, href: pageHref(search.page - 1) },
                  next: { label: next, href: pageHref(search.page + 1) },
                },
              })}
          />
        )}
        <Text tone="muted" size={12} aria-live="polite" className={styles.toolsCount}>
          {count}
        </Text>
      </div>
      <div className={styles.results} aria-busy={leaving || list.isFetching}>
        <Chips search={resolvedSearch} facets={facets} hidesSize={(list.data?.total ?? 0) > 0} />
        <QueryView
          scope="content"
          query={list}
          skeleton={<ResultsSkeleton />}
          failure={intl.formatMessage({
            defaultMessage: "We couldn’t load the products",
            description: "Search page: the list failed, and other places",
          })}
          advice={intl.formatMessage({
            defaultMessage: "Your search and filters are still here. Try again, or change a filter.",
            description: "Search page: the list failed, what to do",
          })}
        >
          {(data) => (
            <div className={leaving ? styles.leaving : styles.list}>
              {data.didYouMean && data.total > 0 && <DidYouMean search={search} words={data.didYouMean} />}
              {data.list.length === 0 && data.total > 0 ? (
                <PastEnd page={search.page} pageCount={pageCount} hrefOf={pageHref} />
              ) : data.list.length === 0 ? (
                <NoResults />
              ) : (
                <>
                  <ProductGrid columns={4}>
                    {data.list.map((product, index) => (
                      <ShopProductCard
                        key={product.id}
                        product={product}
                        level={2}
                        priority={index < firstRow}
                        compareForm={search.cid === undefined ? undefined : compareFormId}
                      />
                    ))}
                  </ProductGrid>
                  {search.cid !== undefined && <CompareBar id={compareFormId} />}
                  {data.total < fewResults && <MoreInCategory />}
                </>
              )}
            </div>
          )}
        </QueryView>
      </div>
      {pageCount > 1 && search.page <= pageCount && (
        <Pagination
          className={styles.pager}
          label={intl.formatMessage({ defaultMessage: "Pages", description: "Name of the pager" })}
          page={search.page}
          pageCount={pageCount}
          hrefOf={pageHref}
          goTo={{
            label: intl.formatMessage({
              defaultMessage: "Go to",
              description: "Pager: text before the field",
            }),
            action: localizedPath(locale, paths.search),
            name: "page",
            hidden: hiddenFields(searchParams.query({ ...search, page: 1 })),
            onSubmit: goTo,
          }}
        />
      )}
    </>
  );
};
