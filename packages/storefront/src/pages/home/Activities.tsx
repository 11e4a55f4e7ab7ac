import type { Activity, ActivityProduct } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { FlashStrip, type FlashDeal, ProductCard, ProductGrid, SectionHead } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, type ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { searchAddress } from "../../features/catalogue/search-address.ts";
import { productHref } from "../../features/links.ts";
import { pictureOf } from "../../features/products/picture.ts";
import { useProductTexts } from "../../features/products/use-product-texts.ts";
import { RoundClock } from "./RoundClock.tsx";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  ends: { defaultMessage: "Ends in", description: "Home page: words over the clock of the deals" },
  more: { defaultMessage: "More offers", description: "Home page: link to goods sold most" },
});

/** Deals that fill the strip. */
const stripDeals = 5;
const rowCards = 5;

const allOffers = searchAddress({ options: {}, sort: "sales", page: 1 });

const Strip = ({ activity }: { activity: Activity }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const queryClient = useQueryClient();
  const say = useProductTexts();
  const deals = activity.productList.slice(0, stripDeals).map((product): FlashDeal => {
    const oldPrice = say.oldPrice(product.price, product.otPrice);
    return {
      id: product.proId,
      href: productHref(product.proId),
      title: product.storeName,
      picture: pictureOf(product.proImage ?? product.image),
      price: say.parts(product.price),
      ...(oldPrice && { oldPrice }),
    };
  });
  const nextRound = (): void => {
    void queryClient.invalidateQueries({ queryKey: queries.activityIndex(api).queryKey });
  };
  return (
    <FlashStrip
      title={activity.name}
      {...(activity.endTime && {
        text: intl.formatMessage(texts.ends),
        countdown: <RoundClock until={activity.endTime} onEnd={nextRound} />,
      })}
      more={{ label: intl.formatMessage(texts.more), href: allOffers }}
      deals={deals}
    />
  );
};

const OfferCard = ({ product }: { product: ActivityProduct }): ReactElement => {
  const say = useProductTexts();
  return (
    <ProductCard
      href={productHref(product.proId)}
      title={product.storeName}
      picture={pictureOf(product.proImage ?? product.image)}
      price={say.parts(product.price)}
      oldPrice={say.oldPrice(product.price, product.otPrice)}
      tags={say.tags(product)}
    />
  );
};

const Row = ({ activity }: { activity: Activity }): ReactElement => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead title={activity.name} titleId={titleId} />
      <ProductGrid className={styles.row}>
        {activity.productList.slice(0, rowCards).map((product) => (
          <OfferCard key={product.proId} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
};

/** What is on now: the sliding list as a strip with its clock, the widest other one as a row. */
export const Activities = (): ReactElement => {
  const { api } = useApp();
  const activities = useQuery(queries.activityIndex(api)).data ?? [];
  const strip = activities.find(({ type }) => type === 1);
  const rows = activities.filter((activity) => activity !== strip && activity.productList.length >= rowCards);
  return (
    <>
      {strip && <Strip activity={strip} />}
      {rows.slice(0, 1).map((activity) => (
        <Row key={activity.id} activity={activity} />
      ))}
    </>
  );
};
