import { limits } from "@carmine/api/contract";
import type { Category } from "@carmine/api/hooks";
import { Breadcrumb, Container, Heading, Text, type Crumb } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useEffect, type ReactElement } from "react";
import { useSearchParams } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { JsonLd } from "../../../app/JsonLd.tsx";
import { lazy } from "../../../hydration/lazy.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { categoryPath } from "../../../features/catalogue/category-path.ts";
import { hasFilters, searchParams } from "../../../features/catalogue/search-params.ts";
import { breadcrumbData, itemListData } from "../../../features/catalogue/structured-data.ts";
import { categoryHref, isNewestList, productHref } from "../../../features/links.ts";
import { rememberSearch } from "../../../features/catalogue/recent-searches.ts";
import { displayedSearch } from "../../../features/catalogue/recognized.ts";
import { FilterDrawer } from "./FilterDrawer.tsx";
import { FoundShops } from "./FoundShops.tsx";
import { RecognizedSize } from "./RecognizedSize.tsx";
import { Results } from "./Results.tsx";
import { useFound } from "./use-found.ts";
import * as styles from "./page.css.ts";

const FilterColumn = lazy(() => import("./FilterColumn.tsx"));
const SaveSearch = lazy(() => import("./SaveSearch.tsx"));

export const preload = (): Promise<unknown> => Promise.all([FilterColumn.preload(), SaveSearch.preload()]);

const texts = defineMessages({
  home: { defaultMessage: "Home", description: "Tab of a shop, and other places" },
  newest: { defaultMessage: "New arrivals", description: "Link of the red bar: newest products first" },
  all: { defaultMessage: "All products", description: "Products of a shop: title, and other places" },
  path: { defaultMessage: "Breadcrumb", description: "Name of the breadcrumb, and other places" },
});

/** Maximum characters of the keywords in the breadcrumb; the title shows all of them. */
const longestCrumb = 40;

const shortened = (words: string): string =>
  words.length > longestCrumb ? `${words.slice(0, longestCrumb - 1).trimEnd()}…` : words;

/** Home, the category path, and the keywords. */
const useCrumbs = (path: readonly Category[], requested: string | undefined, title: string): Crumb[] => {
  const intl = useIntl();
  return [
    { label: intl.formatMessage(texts.home), href: paths.home },
    ...path.map((node) => ({ label: node.name, href: categoryHref(node) })),
    ...(requested !== undefined || path.length === 0 ? [{ label: shortened(requested ?? title) }] : []),
  ];
};

export default function SearchPage(): ReactElement {
  const { environment, locale } = useApp();
  const intl = useIntl();
  const { search, resolvedSearch, tree, facets, list } = useFound();
  const path = search.cid === undefined ? [] : categoryPath(tree, search.cid);
  const category = path.at(-1)?.name ?? search.name;
  const requested = displayedSearch(search, resolvedSearch, Boolean(list?.recognized));
  const isNewest = isNewestList(paths.search, useSearchParams());
  const title =
    [requested, category].filter(Boolean).join(" · ") ||
    intl.formatMessage(isNewest ? texts.newest : texts.all);
  // Typed words are quoted; a recognized size isn't.
  const heading =
    requested === undefined || requested !== title || list?.recognized ? (
      title
    ) : (
      <FormattedMessage
        defaultMessage="Results for “{words}”"
        description="Search page: title with the shopper's search terms"
        values={{ words: requested }}
      />
    );
  const crumbs = useCrumbs(path, requested, title);
  const { title: words } = search;
  const hasResults = (list?.total ?? 0) > 0;
  useEffect(() => {
    if (words !== "" && hasResults) rememberSearch(locale, words);
  }, [words, hasResults, locale]);
  const narrowed = hasFilters(search) || search.asText || search.sort !== undefined;

  const count =
    list &&
    (list.total < limits.searchWindow ? (
      <FormattedMessage
        defaultMessage="{count, plural, =0 {No results} one {# result} other {# results}}"
        description="Search page: next to the title, and other places"
        values={{ count: list.total }}
      />
    ) : (
      <FormattedMessage
        defaultMessage="{count, number}+ results"
        description="Search page: next to the title; at least this many"
        values={{ count: list.total }}
      />
    ));

  return (
    <>
      <PageHead
        title={title}
        description={intl.formatMessage(
          {
            defaultMessage: "{title}: compare prices, sizes and ratings from many shops.",
            description: "Search page: description for search engines",
          },
          { title },
        )}
        canonicalQuery={searchParams.query({ cid: search.cid, title: search.title, page: search.page })}
        noIndex={narrowed || (list !== undefined && list.list.length === 0)}
      />
      <JsonLd
        data={import.meta.env.SSR && breadcrumbData(crumbs, { publicUrl: environment.publicUrl, locale })}
      />
      {list && list.list.length > 0 && (
        <JsonLd
          data={
            import.meta.env.SSR &&
            itemListData(list.list, { publicUrl: environment.publicUrl, locale }, productHref)
          }
        />
      )}
      <Container className={styles.page}>
        <Breadcrumb label={intl.formatMessage(texts.path)} items={crumbs} />
        <div className={facets.length > 0 ? styles.columns : styles.wide}>
          {facets.length > 0 && (
            <div className={styles.filters}>
              <div className={styles.side}>
                <FilterColumn />
              </div>
            </div>
          )}
          <div className={styles.main}>
            <div className={styles.head}>
              <Heading level={1} size={24}>
                {heading}
              </Heading>
              {list && (
                <Text tone="muted" aria-live="polite" className={styles.headCount}>
                  {count}
                </Text>
              )}
              {(narrowed || title !== intl.formatMessage(texts.all)) && !isNewest && (
                <SaveSearch key={searchParams.href({ ...search, page: 1, sort: undefined })} />
              )}
            </div>
            <FoundShops search={search} />
            <RecognizedSize search={search} resolvedSearch={resolvedSearch} facets={facets} list={list} />
            <Results
              search={search}
              resolvedSearch={resolvedSearch}
              facets={facets}
              count={count}
              filters={
                facets.length > 0 && (
                  <div className={styles.drawer}>
                    <FilterDrawer search={resolvedSearch} facets={facets} tree={tree} total={list?.total} />
                  </div>
                )
              }
            />
          </div>
        </div>
      </Container>
    </>
  );
}
