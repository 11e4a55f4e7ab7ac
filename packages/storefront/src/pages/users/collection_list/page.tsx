import type { FollowedShop, SavedProduct } from "@carmine/api/hooks";
import {
  Button,
  ButtonLink,
  EmptyState,
  ProductCardSkeleton,
  ProductGrid,
  Skeleton,
} from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { Heart, Store } from "lucide-react";
import type { ReactElement } from "react";
import { useSearchParams } from "react-router-dom";
import { useApp } from "../../../app/AppContext.tsx";
import { AccountList } from "../../../features/account/AccountList.tsx";
import { paths } from "../../../features/links.ts";
import { ShopTile } from "../../../features/shops/ShopTile.tsx";
import { collectionHref, collectionTabs, perPage, readCollection } from "./collection-address.ts";
import { followedQuery, savedQuery } from "./queries.ts";
import { EditBar } from "./EditBar.tsx";
import { SavedCard } from "./SavedCard.tsx";
import { useEditing } from "./use-editing.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  title: {
    defaultMessage: "Saved products",
    description: "Title of the page with saved products and followed shops",
  },
  tabs: { defaultMessage: "Saved products", description: "Name of the tabs of the wish list" },
  products: { defaultMessage: "Products", description: "Tab of the wish list" },
  shops: { defaultMessage: "Shops", description: "Tab of the wish list: followed shops" },
  failure: { defaultMessage: "We couldn’t load your saved products", description: "Title of a failure" },
  pages: { defaultMessage: "Pages of saved products", description: "Name of the pager" },
});

const NoProducts = (): ReactElement => (
  <EmptyState
    icon={Heart}
    title={<FormattedMessage defaultMessage="Nothing saved yet" description="Wish list without products" />}
    actions={
      <ButtonLink href={paths.search} variant="solid">
        <FormattedMessage defaultMessage="Browse products" description="Button to the search" />
      </ButtonLink>
    }
  >
    <FormattedMessage
      defaultMessage="Press the heart on a product to find it here again."
      description="Wish list without products, in a sentence"
    />
  </EmptyState>
);

const NoShops = (): ReactElement => (
  <EmptyState
    icon={Store}
    title={
      <FormattedMessage
        defaultMessage="You don’t follow any shops yet"
        description="Wish list without shops"
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
      description="Wish list without shops, in a sentence"
    />
  </EmptyState>
);

const useFrame = () => {
  const intl = useIntl();
  const [params] = useSearchParams();
  const { tab, page } = readCollection(params);
  return {
    page,
    tab,
    frame: {
      title: intl.formatMessage(texts.title),
      failure: intl.formatMessage(texts.failure),
      tabs: {
        label: intl.formatMessage(texts.tabs),
        items: collectionTabs.map((one) => ({
          label: intl.formatMessage(texts[one]),
          href: collectionHref({ tab: one, page: 1 }),
          current: one === tab,
        })),
      },
      pages: {
        label: intl.formatMessage(texts.pages),
        page,
        perPage: perPage[tab],
        hrefOf: (next: number) => collectionHref({ tab, page: next }),
        rangeText: (range: { first: number; last: number; total: number }) =>
          intl.formatMessage(
            {
              defaultMessage: "{first}–{last} of {total}",
              description: "Wish list: which items the page shows",
            },
            range,
          ),
      },
    },
  };
};

const Products = (): ReactElement => {
  const { api } = useApp();
  const { page, frame } = useFrame();
  const query = useQuery(savedQuery(api, page));
  const editing = useEditing(query.data?.list ?? []);
  return (
    <AccountList<SavedProduct>
      {...frame}
      actions={
        query.data &&
        query.data.list.length > 0 && (
          <Button size="sm" onClick={editing.editing ? editing.end : editing.start}>
            {editing.editing ? (
              <FormattedMessage
                defaultMessage="Done"
                description="Wish list: button, ends choosing several"
              />
            ) : (
              <FormattedMessage defaultMessage="Edit" description="Wish list: button, to choose several" />
            )}
          </Button>
        )
      }
      query={query}
      empty={<NoProducts />}
      skeleton={
        <ProductGrid columns={4}>
          {Array.from({ length: 8 }, (_, index) => (
            <ProductCardSkeleton key={index} />
          ))}
        </ProductGrid>
      }
    >
      {(products) => (
        <>
          <ProductGrid columns={4}>
            {products.map((product) => (
              <SavedCard
                key={product.id}
                product={product}
                choice={
                  editing.editing
                    ? {
                        ticked: editing.isTicked(product.id),
                        onTick: (on) => editing.tick(product.id, on),
                      }
                    : undefined
                }
              />
            ))}
          </ProductGrid>
          {editing.editing && <EditBar editing={editing} of={products.length} />}
        </>
      )}
    </AccountList>
  );
};

const Shops = (): ReactElement => {
  const { api } = useApp();
  const { page, frame } = useFrame();
  return (
    <AccountList<FollowedShop>
      {...frame}
      query={useQuery(followedQuery(api, page))}
      empty={<NoShops />}
      skeleton={<Skeleton height={246} />}
    >
      {(followed) => (
        <div className={styles.shops}>
          {followed.map(({ shop }) => (
            <ShopTile key={shop.id} shop={shop} />
          ))}
        </div>
      )}
    </AccountList>
  );
};

/** Saved products and followed shops. */
export default function CollectionListPage(): ReactElement {
  return useFrame().tab === "shops" ? <Shops /> : <Products />;
}
