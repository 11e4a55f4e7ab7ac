import { queries, type ShopHead } from "@carmine/api/hooks";
import { ButtonLink, Card, EmptyState, FilterChipLink, Heading, Skeleton } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { TicketPercent } from "lucide-react";
import type { ReactElement } from "react";
import { useSearchParams } from "../../../../app/location.ts";
import { useApp } from "../../../../app/AppContext.tsx";
import { PageHead } from "../../../../app/PageHead.tsx";
import { ClaimGrid } from "../../../../features/coupons/ClaimGrid.tsx";
import { ListPager } from "../../../../features/loading/ListPager.tsx";
import { PastEnd } from "../../../../features/loading/PastEnd.tsx";
import { QueryView } from "../../../../features/loading/QueryView.tsx";
import { shopTabHref } from "../../../../features/shops/shop-address.ts";
import { shopSearchHref } from "../../../../features/shops/search-in-shop.ts";
import { Shelf } from "../Shelf.tsx";
import { ShopFrame } from "../ShopFrame.tsx";
import { bestSellers } from "../shelves.ts";
import { shopCouponKinds, shopCouponParams, shopCouponSearch } from "./params.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  title: { defaultMessage: "Coupons", description: "Tab of a shop, and other places" },
  best: { defaultMessage: "Best sellers", description: "Link of the red bar, and other places" },
  all: { defaultMessage: "All", description: "Tab of the coupons, and other places" },
  merchant: {
    defaultMessage: "Whole shop",
    description: "Coupons of a shop: filter, good for all its products",
  },
  goods: {
    defaultMessage: "Some products",
    description: "Coupons of a shop: filter, good for some products",
  },
  kinds: { defaultMessage: "Coupon types", description: "Coupons of a shop: name of the filter" },
  failure: { defaultMessage: "We couldn’t load the coupons", description: "Coupons of a shop: failure" },
});

const NoCoupons = ({ id }: { id: number }): ReactElement => (
  <Card>
    <EmptyState
      icon={TicketPercent}
      level={3}
      title={<FormattedMessage defaultMessage="No coupons right now" description="Coupons of a shop: none" />}
      actions={
        <ButtonLink variant="solid" href={shopTabHref("category", id)}>
          <FormattedMessage
            defaultMessage="Show products"
            description="Coupons of a shop: button to its products"
          />
        </ButtonLink>
      }
    >
      <FormattedMessage
        defaultMessage="Come back later, or follow the shop."
        description="Coupons of a shop: none, what to do"
      />
    </EmptyState>
  </Card>
);

const Coupons = ({ shop }: { shop: ShopHead }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const params = useSearchParams();
  const state = shopCouponParams.read(params);
  const search = shopCouponSearch(shop.id, state);
  const query = useQuery(queries.coupons(api, search));
  const pageCount = Math.ceil((query.data?.total ?? 0) / search.limit);
  const pageHref = (page: number): string => shopCouponParams.href({ ...state, page });
  const title = intl.formatMessage(texts.title);
  return (
    <div className={styles.stack}>
      <PageHead
        title={`${title} · ${shop.name}`}
        description={intl.formatMessage(
          {
            defaultMessage: "Claim coupons from {name} before you buy.",
            description: "Coupons of a shop: for search engines",
          },
          { name: shop.name },
        )}
        canonicalQuery={{ id: shop.id }}
        noIndex={state.useType !== undefined || state.page > 1 || query.data?.list.length === 0}
      />
      <Heading level={2} size={20}>
        {title}
      </Heading>
      <nav aria-label={intl.formatMessage(texts.kinds)} className={styles.chips}>
        {([undefined, ...shopCouponKinds] as const).map((kind) => (
          <FilterChipLink
            key={kind ?? "all"}
            href={shopCouponParams.href({ id: shop.id, useType: kind })}
            current={kind === state.useType}
          >
            {intl.formatMessage(texts[kind ?? "all"])}
          </FilterChipLink>
        ))}
      </nav>
      <QueryView
        query={query}
        skeleton={<Skeleton height={136} />}
        failure={intl.formatMessage(texts.failure)}
      >
        {({ list, total }) =>
          list.length === 0 && total > 0 ? (
            <PastEnd page={state.page} pageCount={pageCount} hrefOf={pageHref} />
          ) : list.length === 0 ? (
            <NoCoupons id={shop.id} />
          ) : (
            <ClaimGrid search={search} />
          )
        }
      </QueryView>
      <ListPager page={state.page} pageCount={pageCount} hrefOf={pageHref} />
      <div className={styles.shelf}>
        <Shelf
          title={intl.formatMessage(texts.best)}
          query={bestSellers(shop.id)}
          href={shopSearchHref(shop.id, { sort: "sales" })}
        />
      </div>
    </div>
  );
};

/** Claimable coupons of a shop. */
export default function ShopCouponPage(): ReactElement {
  return <ShopFrame tab="coupon">{(shop) => <Coupons shop={shop} />}</ShopFrame>;
}
