import { queries, type ShopHead } from "@carmine/api/hooks";
import { Carousel, EmptyState, FilterChipLink, Image } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { PackageOpen } from "lucide-react";
import { Fragment, type ReactElement } from "react";
import { useApp } from "../../../../app/AppContext.tsx";
import { JsonLd } from "../../../../app/JsonLd.tsx";
import { PageHead } from "../../../../app/PageHead.tsx";
import { ClaimGrid } from "../../../../features/coupons/ClaimGrid.tsx";
import { hasSold } from "../../../../features/products/has-sold.ts";
import { pictureOf, widest } from "../../../../features/products/picture.ts";
import { shopSearchHref } from "../../../../features/shops/search-in-shop.ts";
import { shopData } from "./shop-data.ts";
import { ShopProfile } from "./ShopProfile.tsx";
import { Shelf } from "../Shelf.tsx";
import { ShopFrame } from "../ShopFrame.tsx";
import { bestSellers, newest, ownOrder, shelvesOf, someCoupons } from "../shelves.ts";
import * as styles from "./page.css.ts";

const titles = defineMessages({
  best: { defaultMessage: "Best sellers", description: "Link of the red bar, and other places" },
  newest: { defaultMessage: "New products", description: "Home of a shop: row of products" },
  all: { defaultMessage: "All products", description: "Products of a shop: title, and other places" },
  categories: { defaultMessage: "Categories", description: "Products of a shop: filter, and other places" },
});

/** Title and link of each row. */
const places = {
  best: (id: number) => ({
    query: bestSellers(id),
    href: shopSearchHref(id, { sort: "sales" }),
  }),
  newest: (id: number) => ({ query: newest(id), href: shopSearchHref(id, { sort: "new" }) }),
  all: (id: number) => ({ query: ownOrder(id), href: shopSearchHref(id) }),
};

/** Carousel of the shop's banners, if its header has no cover: one banner is enough above the products. */
const Banners = ({ shop }: { shop: ShopHead }): ReactElement | null => {
  const intl = useIntl();
  if (shop.cover || shop.banners.length === 0) return null;
  return (
    <Carousel
      label={intl.formatMessage(
        { defaultMessage: "Photos of {name}", description: "Home of a shop: name of the carousel" },
        { name: shop.name },
      )}
      slides={shop.banners.map((url) => ({
        id: url,
        content: (
          <Image
            {...pictureOf(url, "", widest.page)}
            sizes="(max-width: 1200px) 100vw, 1200px"
            className={styles.banner}
          />
        ),
      }))}
    />
  );
};

const Categories = ({ id }: { id: number }): ReactElement | null => {
  const { api } = useApp();
  const intl = useIntl();
  const tree = useQuery(queries.shopCategories(api, id)).data ?? [];
  if (tree.length < 2) return null;
  return (
    <nav aria-label={intl.formatMessage(titles.categories)} className={styles.categories}>
      {tree.map((category) => (
        <FilterChipLink key={category.id} href={shopSearchHref(id, { cid: category.id })}>
          {category.name}
          {category.productCount !== null && ` (${intl.formatNumber(category.productCount)})`}
        </FilterChipLink>
      ))}
    </nav>
  );
};

const Home = ({ shop }: { shop: ShopHead }): ReactElement => {
  const { api, environment, locale } = useApp();
  const intl = useIntl();
  const { id } = shop;
  const all = useQuery(queries.shopProducts(api, ownOrder(id))).data;
  const best = useQuery(queries.shopProducts(api, bestSellers(id))).data?.list ?? [];
  const shelves = all ? shelvesOf({ total: all.total, hasSold: best.some(hasSold) }) : [];
  const site = { publicUrl: environment.publicUrl, locale };
  return (
    <>
      <PageHead
        title={shop.name}
        description={
          shop.intro ??
          intl.formatMessage(
            {
              defaultMessage: "Products, coupons and ratings from {name}.",
              description: "Home of a shop without a text of its own: description for search engines",
            },
            { name: shop.name },
          )
        }
        canonicalQuery={{ id }}
        {...(shop.cover && { image: new URL(shop.cover, environment.publicUrl).href })}
      />
      <JsonLd data={import.meta.env.SSR && shopData(shop, site)} />
      <Banners shop={shop} />
      <Categories id={id} />
      {shelves.map((name, at) => (
        <Fragment key={name}>
          <Shelf first={at === 0} title={intl.formatMessage(titles[name])} {...places[name](id)} />
          {at === 0 && <ClaimGrid size="sm" level={2} columns={2} hideIssuer search={someCoupons(id)} />}
        </Fragment>
      ))}
      {all?.total === 0 && (
        <EmptyState
          icon={PackageOpen}
          title={
            <FormattedMessage
              defaultMessage="No products yet"
              description="Home of a shop that sells nothing"
            />
          }
        />
      )}
      <ShopProfile shop={shop} />
    </>
  );
};

/** The home page of a shop: best sellers, coupons, categories, other products and the shop's profile. */
export default function ShopHomePage(): ReactElement {
  return <ShopFrame tab="home">{(shop) => <Home shop={shop} />}</ShopFrame>;
}
