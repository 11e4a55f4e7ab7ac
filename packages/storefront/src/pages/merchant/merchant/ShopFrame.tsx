import { queries, type ShopHead } from "@carmine/api/hooks";
import { Container, SearchField, Skeleton, StoreHeader, TabNav } from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent, ReactElement, ReactNode } from "react";
import { useNavigate, useSearchParams } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { isMissing } from "../../../app/api.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { ErrorFallback } from "../../../shell/layout/PageOutlet.tsx";
import { FollowButton } from "../../../features/collections/FollowButton.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { pictureOf, widest, smallPicture } from "../../../features/products/picture.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import { ServiceButton } from "../../../features/service/ServiceButton.tsx";
import { hasService } from "../../../features/service/use-service.ts";
import { typedText } from "../../../features/typed-text.ts";
import { shopSearchHref } from "../../../features/shops/search-in-shop.ts";
import { shopIdOf, shopTabHref, type ShopTab } from "../../../features/shops/shop-address.ts";
import { OpenNow } from "../../../features/shops/OpenNow.tsx";
import { VacationNotice } from "../../../features/shops/VacationNotice.tsx";
import { useShopTexts } from "../../../features/shops/use-shop-texts.ts";
import * as styles from "./ShopFrame.css.ts";

const tabTexts = defineMessages({
  home: { defaultMessage: "Home", description: "Tab of a shop, and other places" },
  category: { defaultMessage: "Products", description: "Tab of a shop, and other places" },
  coupon: { defaultMessage: "Coupons", description: "Tab of a shop, and other places" },
  qualification: {
    defaultMessage: "About the shop",
    description: "Facts about a shop: title, and other places",
  },
});

const scoreTexts = defineMessages({
  products: { defaultMessage: "Products", description: "Tab of a shop, and other places" },
  service: { defaultMessage: "Service", description: "Score of a shop, and other places" },
});

const tabs = ["home", "category", "coupon", "qualification"] as const satisfies readonly ShopTab[];
const scores = ["products", "service"] as const;

/** The search within a shop: a GET form that opens its products. */
const ShopSearchForm = ({ id }: { id: number }): ReactElement => {
  const { locale } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const params = useSearchParams();
  const words = params.get("search") ?? "";
  const label = intl.formatMessage({
    defaultMessage: "Search this shop",
    description: "Accessible name of the search field in the header of a shop",
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const search = typedText(new FormData(event.currentTarget), "search").trim();
    void navigate(shopSearchHref(id, { title: search }));
  };
  return (
    <form
      role="search"
      aria-label={label}
      action={localizedPath(locale, paths.shopProducts)}
      onSubmit={submit}
    >
      <input type="hidden" name="id" value={id} />
      <SearchField
        key={words}
        name="search"
        size="sm"
        maxLength={200}
        defaultValue={words}
        label={label}
        labelHidden
        placeholder={label}
      />
    </form>
  );
};

const Head = ({ shop, tab }: { shop: ShopHead; tab: ShopTab }): ReactElement => {
  const intl = useIntl();
  const productTexts = useProductTexts();
  const sayShop = useShopTexts();
  const logo = smallPicture(shop.logo, 160);
  const { hours, phone } = shop.service;
  return (
    <StoreHeader
      name={shop.name}
      {...(logo && { logo })}
      {...sayShop.mark(shop)}
      {...sayShop.score(shop)}
      facts={[
        ...sayShop.verified(shop),
        ...(shop.followerCount === null ? [] : [sayShop.followers(shop.followerCount)]),
        ...(shop.productCount === null ? [] : [sayShop.products(shop.productCount)]),
      ]}
      {...(shop.openingHours
        ? { hours: <OpenNow hours={shop.openingHours} fallback={hours} /> }
        : hours && { hours })}
      {...(phone && { phone })}
      scores={scores.flatMap((name) => {
        const value = shop.scores[name];
        return value === null
          ? []
          : [{ name: intl.formatMessage(scoreTexts[name]), value: productTexts.score(value) }];
      })}
      {...(shop.cover && {
        cover: {
          picture: pictureOf(shop.cover, "", widest.page),
          title: shop.intro ?? shop.name,
        },
      })}
      actions={
        <>
          {hasService(shop.service) && <ServiceButton name={shop.name} service={shop.service} />}
          <FollowButton shop={shop} variant="solid" />
        </>
      }
      tabs={
        <TabNav
          size="lg"
          label={intl.formatMessage({
            defaultMessage: "Pages of this shop",
            description: "Name of a shop’s tabs",
          })}
          items={tabs.map((one) => ({
            label: intl.formatMessage(tabTexts[one]),
            href: shopTabHref(one, shop.id),
            current: one === tab,
          }))}
        />
      }
      search={<ShopSearchForm id={shop.id} />}
    />
  );
};

const HeadSkeleton = (): ReactElement => (
  <Container>
    <Skeleton height={280} />
  </Container>
);

export interface ShopFrameProps {
  readonly tab: ShopTab;
  readonly children: (shop: ShopHead) => ReactNode;
}

/** Frame of a shop's pages: header with tabs, then the page. */
export const ShopFrame = ({ tab, children }: ShopFrameProps): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const params = useSearchParams();
  const id = shopIdOf(params) ?? 0;
  const query = useQuery({ ...queries.merchantIndex(api, id), enabled: id > 0 });
  // The error page has its own frame.
  if (id === 0 || isMissing(query.error)) return <ErrorFallback status={404} />;
  return (
    <QueryView
      scope="page"
      query={query}
      skeleton={<HeadSkeleton />}
      failure={intl.formatMessage({
        defaultMessage: "We couldn’t load this shop",
        description: "Shop page: title of a failure",
      })}
    >
      {(shop) => (
        <>
          <Head shop={shop} tab={tab} />
          <Container className={styles.content}>
            {shop.vacation && <VacationNotice vacation={shop.vacation} />}
            {children(shop)}
          </Container>
        </>
      )}
    </QueryView>
  );
};
