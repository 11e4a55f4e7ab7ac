import {
  Breadcrumb,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  Heading,
  SearchField,
  Skeleton,
  SortBar,
  Text,
} from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { Store } from "lucide-react";
import type { FormEvent, ReactElement } from "react";
import { useNavigate, useSearchParams } from "../../app/location.ts";
import * as paths from "../../app/paths.ts";
import { useApp } from "../../app/AppContext.tsx";
import { PageHead } from "../../app/PageHead.tsx";
import { useLoading } from "../../router/NavigationContext.tsx";
import { useHome } from "../home-data.ts";
import { ListPager } from "../loading/ListPager.tsx";
import { PastEnd } from "../loading/PastEnd.tsx";
import { QueryView } from "../loading/QueryView.tsx";
import { PageBanner } from "../PageBanner.tsx";
import { typedText } from "../typed-text.ts";
import {
  directoryParams,
  directoryQuery,
  directorySorts,
  isStreet,
  shopsPerPage,
  type DirectoryState,
} from "./directory-params.ts";
import { DirectoryFilters, useDirectoryFilters, type DirectoryFilter } from "./DirectoryFilters.tsx";
import { OpenShop } from "./OpenShop.tsx";
import { ShopTile } from "./ShopTile.tsx";
import * as styles from "./ShopDirectory.css.ts";

const texts = defineMessages({
  home: { defaultMessage: "Home", description: "Tab of a shop, and other places" },
  path: { defaultMessage: "Breadcrumb", description: "Name of the breadcrumb, and other places" },
  title: { defaultMessage: "Shops", description: "Title of the list of shops, and other places" },
  description: {
    defaultMessage: "All shops with their products, ratings and coupons.",
    description: "List of shops: description for search engines",
  },
  all: {
    defaultMessage: "All shops",
    description: "Home page: link after the title of the row of shops, and other places",
  },
  search: { defaultMessage: "Search shops by name", description: "List of shops: name of the search field" },
  sort: { defaultMessage: "Sort by", description: "Products of a shop: sort row, and other places" },
  failure: { defaultMessage: "We couldn’t load the shops", description: "List of shops: failure" },
});

const sortTexts = defineMessages({
  recommended: { defaultMessage: "Recommended", description: "List of shops: their order" },
  rating: { defaultMessage: "Rating", description: "List of shops: their order, and other places" },
  followers: { defaultMessage: "Followers", description: "Facts about a shop: a number, and other places" },
  new: { defaultMessage: "Newest", description: "List of shops: their order" },
});

const narrowed: Readonly<Record<"title", MessageDescriptor>> = defineMessages({
  title: {
    defaultMessage: "Shops: {filters}",
    description: "List of shops: title with what narrows it, such as “Automotive”",
  },
});

const cardHeight = 246;

/** Title of the list: “Shops” without filters, otherwise the filters. */
const useTitle = (search: DirectoryState, filters: readonly DirectoryFilter[]): string => {
  const intl = useIntl();
  if (isStreet(search)) return intl.formatMessage(texts.title);
  const chosen = filters.flatMap(({ choices }) => choices.filter((choice) => choice.chosen));
  const filterNames = [search.title, ...chosen.map(({ name }) => name)].filter(Boolean).join(" · ");
  return filterNames === ""
    ? intl.formatMessage(texts.all)
    : intl.formatMessage(narrowed.title, { filters: filterNames });
};

const ShopsSkeleton = (): ReactElement => (
  <div className={styles.shops}>
    {Array.from({ length: shopsPerPage }, (_, at) => (
      <Skeleton key={at} height={cardHeight} />
    ))}
  </div>
);

const SearchForm = ({ search }: { search: DirectoryState }): ReactElement => {
  const { locale } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const label = intl.formatMessage(texts.search);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const title = typedText(new FormData(event.currentTarget), "title");
    void navigate(directoryParams.href({ ...search, page: 1, title }));
  };
  return (
    <form
      role="search"
      aria-label={label}
      action={localizedPath(locale, paths.allShops)}
      className={styles.search}
      onSubmit={submit}
    >
      <SearchField
        key={search.title}
        name="title"
        size="sm"
        maxLength={200}
        defaultValue={search.title}
        label={label}
        labelHidden
        placeholder={label}
      />
    </form>
  );
};

const NoShops = ({ search }: { search: DirectoryState }): ReactElement => (
  <Card>
    <EmptyState
      icon={Store}
      title={
        search.title === "" ? (
          <FormattedMessage defaultMessage="No shops here" description="List of shops: none" />
        ) : (
          <FormattedMessage
            defaultMessage="No shops match “{words}”"
            description="List of shops: no results"
            values={{ words: search.title }}
          />
        )
      }
      actions={
        <ButtonLink variant="solid" href={paths.shops}>
          <FormattedMessage
            defaultMessage="Show all shops"
            description="List of shops: takes all filters back"
          />
        </ButtonLink>
      }
    >
      <FormattedMessage
        defaultMessage="Remove a filter or try another name."
        description="List of shops: none, what to do"
      />
    </EmptyState>
  </Card>
);

/** The list of shops: recommended ones first, or filtered by the address. */
export const ShopDirectory = ({ cover = false }: { cover?: boolean }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const params = useSearchParams();
  const search = directoryParams.read(params);
  const picture = useHome()?.shopsPicture;
  const query = useQuery(directoryQuery(api, search));
  const leaving = useLoading() !== undefined;
  const { sort, page } = search;
  const filters = useDirectoryFilters(search);
  const title = useTitle(search, filters);
  const pageCount = Math.ceil((query.data?.total ?? 0) / shopsPerPage);
  const pageHref = (next: number): string => directoryParams.href({ ...search, page: next });
  return (
    <Container>
      <PageHead
        title={title}
        description={intl.formatMessage(texts.description)}
        canonicalQuery={directoryParams.query({ page })}
        noIndex={!isStreet(search) || query.data?.list.length === 0}
      />
      <Breadcrumb
        label={intl.formatMessage(texts.path)}
        items={[{ label: intl.formatMessage(texts.home), href: paths.home }, { label: title }]}
      />
      <div className={styles.page}>
        {cover && <PageBanner title={title} text={intl.formatMessage(texts.description)} picture={picture} />}
        <div className={styles.head}>
          <div className={styles.title}>
            {!cover && (
              <Heading level={1} size={24}>
                {title}
              </Heading>
            )}
            {query.data && (
              <Text tone="muted" aria-live="polite">
                <FormattedMessage
                  defaultMessage="{count, plural, =0 {No shops} one {# shop} other {# shops}}"
                  description="List of shops: next to the title"
                  values={{ count: query.data.total }}
                />
              </Text>
            )}
          </div>
          <SearchForm search={search} />
        </div>
        <DirectoryFilters search={search} filters={filters} />
        <SortBar
          label={intl.formatMessage(texts.sort)}
          choices={([undefined, ...directorySorts] as const).map((one) => ({
            id: one ?? "recommended",
            label: intl.formatMessage(sortTexts[one ?? "recommended"]),
            href: directoryParams.href({ ...search, page: 1, sort: one }),
            current: one === sort,
          }))}
        />
        <QueryView
          scope="content"
          query={query}
          skeleton={<ShopsSkeleton />}
          failure={intl.formatMessage(texts.failure)}
        >
          {({ list, total }) =>
            list.length === 0 && total > 0 ? (
              <PastEnd page={page} pageCount={pageCount} hrefOf={pageHref} />
            ) : list.length === 0 ? (
              <NoShops search={search} />
            ) : (
              <div className={leaving ? styles.leaving : styles.shops} aria-busy={leaving}>
                {list.map((shop) => (
                  <ShopTile key={shop.id} shop={shop} />
                ))}
              </div>
            )
          }
        </QueryView>
        <ListPager page={page} pageCount={pageCount} hrefOf={pageHref} />
        {cover && <OpenShop />}
      </div>
    </Container>
  );
};
