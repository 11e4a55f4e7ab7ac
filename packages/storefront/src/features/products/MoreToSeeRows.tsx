import { queries, type ProductSummary } from "@carmine/api/hooks";
import { ProductCard, ProductGrid, SectionHead } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { createContext, use, useId, type ReactElement, type ReactNode } from "react";
import * as paths from "../../app/paths.ts";
import { useApp } from "../../app/AppContext.tsx";
import { productHref, rankingHref } from "../links.ts";
import { useSignedIn } from "../session/use-person.ts";
import { pictureOf } from "./picture.ts";
import { titleParts } from "./title-parts.ts";
import { useRecentlyViewed } from "./recently-viewed.ts";
import { ShopProductCard } from "./ShopProductCard.tsx";
import { useProductTexts } from "./use-product-texts.ts";
import * as styles from "./MoreToSee.css.ts";

const texts = defineMessages({
  nearest: {
    defaultMessage: "Closest matches",
    description: "Title of products that match most terms of a search without results",
  },
  viewed: {
    defaultMessage: "Recently viewed",
    description: "Home page: title of recently viewed products, and other places",
  },
  best: {
    defaultMessage: "Best sellers",
    description: "Link of the red bar, and other places",
  },
  similar: {
    defaultMessage: "You may also like",
    description: "Product page: title of the products below",
  },
  saved: {
    defaultMessage: "Saved products",
    description: "Figure of the overview, and other places",
  },
  allSaved: {
    defaultMessage: "See all saved products",
    description: "Link after the title of a row of saved products",
  },
  all: {
    defaultMessage: "See all best sellers",
    description: "Link to the ranking of best sellers, and other places",
  },
});

/**
 * Maximum number of cards in a row: two full rows of three columns. Rows with fewer than `least` aren't
 * shown.
 */
const most = 6;
const least = 3;

/** Whether the rows are next to the account menu. */
const BesideMenu = createContext(false);

interface StripProps {
  readonly title: string;
  readonly more?: { label: string; href: string };
  readonly children: ReactNode;
}

const Strip = ({ title, more, children }: StripProps): ReactElement => {
  const titleId = useId();
  const besideMenu = use(BesideMenu);
  return (
    <section aria-labelledby={titleId} className={besideMenu ? styles.narrowStrip : styles.wideStrip}>
      <SectionHead title={title} titleId={titleId} {...(more && { more })} />
      <ProductGrid columns={besideMenu ? 4 : 5}>{children}</ProductGrid>
    </section>
  );
};

const Viewed = (): ReactElement | null => {
  const { locale } = useApp();
  const intl = useIntl();
  const productTexts = useProductTexts();
  const products = useRecentlyViewed(locale).slice(0, most);
  if (products.length < least) return null;
  return (
    <Strip title={intl.formatMessage(texts.viewed)}>
      {products.map(({ id, name, picture, price }) => (
        <ProductCard
          key={id}
          href={productHref(id)}
          {...titleParts(name)}
          picture={pictureOf(picture)}
          price={productTexts.parts(price)}
        />
      ))}
    </Strip>
  );
};

const savedSearch = { page: 1, limit: most, withGone: false };

const Saved = (): ReactElement | null => {
  const { api } = useApp();
  const intl = useIntl();
  const productTexts = useProductTexts();
  const enabled = useSignedIn();
  const saved = useQuery({ ...queries.savedProducts(api, savedSearch), enabled }).data;
  const products = enabled ? (saved?.list ?? []) : [];
  if (products.length < least) return null;
  return (
    <Strip
      title={intl.formatMessage(texts.saved)}
      more={{ label: intl.formatMessage(texts.allSaved), href: paths.saved }}
    >
      {products.map(({ productId, name, picture, price, shopName, stock }) => (
        <ProductCard
          key={productId}
          href={productHref(productId)}
          {...titleParts(name)}
          picture={pictureOf(picture)}
          price={productTexts.parts(price)}
          shop={shopName ?? undefined}
          soldOut={stock === 0}
        />
      ))}
    </Strip>
  );
};

const Best = ({ departmentId }: { departmentId?: number | undefined }): ReactElement | null => {
  const { api } = useApp();
  const intl = useIntl();
  const products = (useQuery(queries.leaderboard(api, departmentId)).data ?? [])
    .filter(({ stock }) => stock !== 0)
    .slice(0, most);
  if (products.length < least) return null;
  return (
    <Strip
      title={intl.formatMessage(texts.best)}
      more={{ label: intl.formatMessage(texts.all), href: rankingHref(departmentId) }}
    >
      {products.map((product) => (
        <ShopProductCard key={product.id} product={product} />
      ))}
    </Strip>
  );
};

/** Products like the last viewed one; best sellers if there is none. */
const Similar = (): ReactElement | null => {
  const { api, locale } = useApp();
  const intl = useIntl();
  const [last] = useRecentlyViewed(locale);
  const query = useQuery({ ...queries.recommendations(api, last?.id ?? 0), enabled: last !== undefined });
  const products = (query.data?.similar ?? []).slice(0, most);
  if (last !== undefined && query.isPending) return null;
  if (products.length < least) return <Best />;
  return (
    <Strip title={intl.formatMessage(texts.similar)}>
      {products.map((product) => (
        <ShopProductCard key={product.id} product={product} />
      ))}
    </Strip>
  );
};

const Nearest = ({ products }: { products: readonly ProductSummary[] }): ReactElement => {
  const intl = useIntl();
  return (
    <Strip title={intl.formatMessage(texts.nearest)}>
      {products.map((product) => (
        <ShopProductCard key={product.id} product={product} />
      ))}
    </Strip>
  );
};

/**
 * Recommendations for an empty page: recently viewed products and similar ones, or best sellers.
 * @param bestFirst whether best sellers come first and similar products are omitted, as after a search without results
 * @param departmentId department of the best sellers; all by default
 * @param nearest closest matches of the search, however few
 * @param savedFirst whether the shopper's saved products come first
 * @param besideMenu next to the account menu, where four cards have the width of five elsewhere
 */
export default function MoreToSee({
  bestFirst = false,
  departmentId,
  nearest = [],
  savedFirst = false,
  besideMenu = false,
}: {
  bestFirst?: boolean;
  departmentId?: number | undefined;
  nearest?: readonly ProductSummary[] | undefined;
  savedFirst?: boolean;
  besideMenu?: boolean;
}): ReactElement {
  return (
    <BesideMenu value={besideMenu}>
      <div className={styles.strips}>
        {savedFirst && <Saved />}
        {nearest.length > 0 && <Nearest products={nearest} />}
        {bestFirst && <Best departmentId={departmentId} />}
        <Viewed />
        {!bestFirst && <Similar />}
      </div>
    </BesideMenu>
  );
}
