import { queries, type ProductSummary } from "@carmine/api/hooks";
import { ProductCard, ProductGrid, SectionHead } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { createContext, use, useId, type ReactElement, type ReactNode } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { productHref, rankingHref } from "../links.ts";
import { pictureOf } from "./picture.ts";
import { useRecentlyViewed } from "./recently-viewed.ts";
import { ShopProductCard } from "./ShopProductCard.tsx";
import { useProductTexts } from "./use-product-texts.ts";
import * as styles from "./MoreToSee.css.ts";

const texts = defineMessages({
  nearest: {
    defaultMessage: "Closest matches",
    description: "Title of products that fit most words of a search without results",
  },
  viewed: {
    defaultMessage: "Recently viewed",
    description: "Home page: title of what was looked at, and other places",
  },
  best: {
    defaultMessage: "Best sellers",
    description: "Link of the red bar, and other places",
  },
  all: {
    defaultMessage: "See the ranking",
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
  const say = useProductTexts();
  const products = useRecentlyViewed(locale).slice(0, most);
  if (products.length < least) return null;
  return (
    <Strip title={intl.formatMessage(texts.viewed)}>
      {products.map(({ id, name, picture, price }) => (
        <ProductCard
          key={id}
          href={productHref(id)}
          title={name}
          picture={pictureOf(picture)}
          price={say.parts(price)}
        />
      ))}
    </Strip>
  );
};

const Best = (): ReactElement | null => {
  const { api } = useApp();
  const intl = useIntl();
  const products = (useQuery(queries.leaderboard(api)).data ?? [])
    .filter(({ stock }) => stock !== 0)
    .slice(0, most);
  if (products.length < least) return null;
  return (
    <Strip
      title={intl.formatMessage(texts.best)}
      more={{ label: intl.formatMessage(texts.all), href: rankingHref() }}
    >
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
 * Recommendations for an empty page: recently viewed products and best sellers.
 * @param bestFirst after a failed search or an unknown URL; on other pages recently viewed products come
 * first
 * @param nearest closest matches of the search, however few
 * @param besideMenu next to the account menu, where four cards have the width of five elsewhere
 */
export default function MoreToSee({
  bestFirst = false,
  nearest = [],
  besideMenu = false,
}: {
  bestFirst?: boolean;
  nearest?: readonly ProductSummary[] | undefined;
  besideMenu?: boolean;
}): ReactElement {
  return (
    <BesideMenu value={besideMenu}>
      <div className={styles.strips}>
        {nearest.length > 0 && <Nearest products={nearest} />}
        {bestFirst && <Best />}
        <Viewed />
        {!bestFirst && <Best />}
      </div>
    </BesideMenu>
  );
}
