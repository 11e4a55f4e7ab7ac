import type { SavedSearch } from "@carmine/api/contract";
import { queries, type FollowedShop, type SavedProduct } from "@carmine/api/hooks";
import {
  ButtonLink,
  Card,
  EmptyState,
  ProductCardSkeleton,
  ProductGrid,
  Skeleton,
} from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { BellPlus, Heart, SearchX, Store } from "lucide-react";
import type { ReactElement } from "react";
import { useNavigate, useSearchParams } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { AccountList } from "../../../features/account/AccountList.tsx";
import { MoreToSee } from "../../../features/products/MoreToSee.ts";
import { collectionParams, collectionTabs, followedQuery, perPage, savedQuery } from "./params.ts";
import { Filters } from "./Filters.tsx";
import { FollowedTile } from "./FollowedTile.tsx";
import { SavedSearchRow } from "./SavedSearchRow.tsx";
import { SavedList } from "./SavedList.tsx";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  title: {
    defaultMessage: "Saved products",
    description: "Figure of the overview, and other places",
  },
  followed: { defaultMessage: "Followed shops", description: "Title of the list of followed shops" },
  failureShops: {
    defaultMessage: "We couldn’t load the shops you follow",
    description: "Title of a failure",
  },
  savedSearches: { defaultMessage: "Saved searches", description: "Title of the list of saved searches" },
  searches: { defaultMessage: "Searches", description: "Tab of the saved products: saved searches" },
  failureSearches: {
    defaultMessage: "We couldn’t load your saved searches",
    description: "Title of a failure",
  },
  tabs: { defaultMessage: "Saved products", description: "Figure of the overview, and other places" },
  products: { defaultMessage: "Products", description: "Tab of a shop, and other places" },
  shops: { defaultMessage: "Shops", description: "Title of the list of shops, and other places" },
  failure: { defaultMessage: "We couldn’t load your saved products", description: "Title of a failure" },
  search: { defaultMessage: "Search saved products", description: "Wishlist: the search field" },
  pages: { defaultMessage: "Pages of saved products", description: "Name of the pager" },
});

const titles = { products: texts.title, shops: texts.followed, searches: texts.savedSearches };
const failures = { products: texts.failure, shops: texts.failureShops, searches: texts.failureSearches };

const NoProducts = (): ReactElement => (
  <>
    <EmptyState
      icon={Heart}
      title={<FormattedMessage defaultMessage="Nothing saved yet" description="Wishlist without products" />}
      actions={
        <ButtonLink href={paths.search} variant="solid">
          <FormattedMessage
            defaultMessage="Browse products"
            description="Button to the search, and other places"
          />
        </ButtonLink>
      }
    >
      <FormattedMessage
        defaultMessage="Press the heart on a product to find it here again."
        description="Wishlist without products, in a sentence"
      />
    </EmptyState>
    <MoreToSee bestFirst besideMenu />
  </>
);

const NoShops = (): ReactElement => (
  <EmptyState
    icon={Store}
    title={
      <FormattedMessage
        defaultMessage="You don’t follow any shops yet"
        description="Wishlist without shops"
      />
    }
    actions={
      <ButtonLink href={paths.shops} variant="solid">
        <FormattedMessage defaultMessage="Discover shops" description="Button to the list of shops" />
      </ButtonLink>
    }
  >
    <FormattedMessage
      defaultMessage="Follow a shop to keep it at hand."
      description="Wishlist without shops, in a sentence"
    />
  </EmptyState>
);

const NoSearches = (): ReactElement => (
  <EmptyState
    icon={BellPlus}
    title={<FormattedMessage defaultMessage="No saved searches yet" description="List of saved searches" />}
    actions={
      <ButtonLink href={paths.search} variant="solid">
        <FormattedMessage
          defaultMessage="Browse products"
          description="Button to the search, and other places"
        />
      </ButtonLink>
    }
  >
    <FormattedMessage
      defaultMessage="Select “Save search” above your results, and we’ll let you know when new products match."
      description="List of saved searches, without any"
    />
  </EmptyState>
);

/** No saved product matches the filters. */
const NoMatch = (): ReactElement => (
  <EmptyState
    icon={SearchX}
    title={
      <FormattedMessage
        defaultMessage="No saved products match"
        description="Wishlist: a filter finds nothing"
      />
    }
    actions={
      <ButtonLink href={paths.saved} variant="solid">
        <FormattedMessage
          defaultMessage="Show all saved products"
          description="Wishlist: leaves the filter"
        />
      </ButtonLink>
    }
  >
    <FormattedMessage
      defaultMessage="Try other words or clear the filter."
      description="Wishlist: a filter finds nothing"
    />
  </EmptyState>
);

const useFrame = () => {
  const intl = useIntl();
  const params = useSearchParams();
  const search = collectionParams.read(params);
  const { tab, page } = search;
  return {
    search,
    frame: {
      title: intl.formatMessage(titles[tab]),
      failure: intl.formatMessage(failures[tab]),
      tabs: {
        label: intl.formatMessage(texts.tabs),
        items: collectionTabs.map((one) => ({
          label: intl.formatMessage(texts[one]),
          href: collectionParams.href({ tab: one }),
          current: one === tab,
        })),
      },
      pages: {
        label: intl.formatMessage(texts.pages),
        page,
        perPage: perPage[tab],
        hrefOf: (next: number) => collectionParams.href({ ...search, page: next }),
        rangeText: (range: { first: number; last: number; total: number }) =>
          intl.formatMessage(
            {
              defaultMessage: "{first}–{last} of {total}",
              description: "Wishlist: which items the page shows",
            },
            range,
          ),
      },
    },
  };
};

const Products = (): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const { search, frame } = useFrame();
  const { state, cid, keywords } = search;
  const query = useQuery(savedQuery(api, search));
  const counts = useQuery(queries.savedCounts(api)).data;
  const isFiltered = state !== undefined || cid !== undefined || keywords !== "";
  return (
    <AccountList<SavedProduct>
      {...frame}
      {...((isFiltered || (counts && counts.all > 0)) && {
        search: {
          name: "keywords",
          action: paths.saved,
          maxLength: 100,
          words: keywords,
          isSmall: true,
          label: intl.formatMessage(texts.search),
          placeholder: intl.formatMessage(texts.search),
          onSearch: (words: string) => void navigate(collectionParams.href({ state, cid, keywords: words })),
        },
      })}
      query={query}
      // A list that can be edited has them next to its buttons.
      {...(query.data?.list.length === 0 &&
        isFiltered &&
        counts && { filters: <Filters counts={counts} search={search} actions={null} /> })}
      empty={isFiltered ? <NoMatch /> : <NoProducts />}
      skeleton={
        <ProductGrid columns={4}>
          {Array.from({ length: 8 }, (_, index) => (
            <ProductCardSkeleton key={index} />
          ))}
        </ProductGrid>
      }
    >
      {(products) => (
        <SavedList
          key={collectionParams.href(search)}
          products={products}
          filters={(actions) => counts && <Filters counts={counts} search={search} actions={actions} />}
        />
      )}
    </AccountList>
  );
};

const Shops = (): ReactElement => {
  const { api } = useApp();
  const { search, frame } = useFrame();
  return (
    <AccountList<FollowedShop>
      {...frame}
      query={useQuery(followedQuery(api, search))}
      empty={<NoShops />}
      skeleton={<Skeleton height={246} />}
    >
      {(followed) => (
        <ul className={styles.shops}>
          {followed.map(({ shop }) => (
            <FollowedTile key={shop.id} shop={shop} />
          ))}
        </ul>
      )}
    </AccountList>
  );
};

const Searches = (): ReactElement => {
  const { api } = useApp();
  const { frame } = useFrame();
  return (
    <AccountList<SavedSearch>
      {...frame}
      query={useQuery(queries.savedSearches(api))}
      empty={<NoSearches />}
      skeleton={<Skeleton height={246} />}
    >
      {(searches) => (
        <Card padding="none">
          <ul className={styles.searches}>
            {searches.map((search) => (
              <SavedSearchRow key={search.id} search={search} />
            ))}
          </ul>
        </Card>
      )}
    </AccountList>
  );
};

const tabs = { products: Products, shops: Shops, searches: Searches };

/** Saved products, followed shops and saved searches. */
export default function CollectionListPage(): ReactElement {
  const Tab = tabs[useFrame().search.tab];
  return <Tab />;
}
