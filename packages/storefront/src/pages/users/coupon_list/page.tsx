import { queries } from "@carmine/api/hooks";
import { Card, CouponGrid, EmptyState, FilterChipLink, Heading, Skeleton } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { Ticket } from "lucide-react";
import type { ReactElement } from "react";
import { useSearchParams } from "../../../app/location.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { AccountList } from "../../../features/account/AccountList.tsx";
import { ClaimCard } from "../../../features/coupons/ClaimCard.tsx";
import { OwnCouponCard } from "../../../features/coupons/OwnCouponCard.tsx";
import {
  couponKinds,
  couponParams,
  couponsPerPage,
  offeredSearch,
  ownCouponsQuery,
  type CouponListState,
} from "./params.ts";
import * as styles from "./page.css.ts";

const tabTexts = defineMessages({
  all: { defaultMessage: "All", description: "Tab of the coupons, and other places" },
  merchant: {
    defaultMessage: "Shops",
    description: "Title of the list of shops, and other places",
  },
  goods: { defaultMessage: "Products", description: "Tab of a shop, and other places" },
  category: { defaultMessage: "Categories", description: "Tab of the coupons: those of the marketplace" },
});

const States = ({ search }: { search: CouponListState }): ReactElement => (
  <div className={styles.states}>
    {(["usable", "unusable"] as const).map((state) => (
      <FilterChipLink
        key={state}
        href={couponParams.href({ ...search, state, page: 1 })}
        current={search.state === state}
      >
        {state === "usable" ? (
          <FormattedMessage defaultMessage="Available" description="Coupons that can be used" />
        ) : (
          <FormattedMessage defaultMessage="Used or expired" description="Coupons that are over" />
        )}
      </FilterChipLink>
    ))}
  </div>
);

/** Claimable coupons that the shopper doesn't have yet. */
const Offered = ({ search }: { search: CouponListState }): ReactElement | null => {
  const { api } = useApp();
  const list = useQuery(queries.couponsForMe(api, offeredSearch(search))).data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Card element="section" className={styles.claim}>
      <Heading level={2} size={16}>
        <FormattedMessage defaultMessage="To claim" description="Title above coupons that can be claimed" />
      </Heading>
      <CouponGrid>
        {list.map((coupon) => (
          <ClaimCard key={coupon.id} coupon={coupon} level={3} />
        ))}
      </CouponGrid>
    </Card>
  );
};

/** The shopper's coupons by kind and state, and claimable ones. */
export default function CouponListPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const params = useSearchParams();
  const search = couponParams.read(params);
  const usable = search.state === "usable";
  return (
    <AccountList
      title={intl.formatMessage({
        defaultMessage: "Coupons",
        description: "Tab of a shop, and other places",
      })}
      actions={<States search={search} />}
      tabs={{
        label: intl.formatMessage({ defaultMessage: "Coupons by type", description: "Name of the tabs" }),
        items: couponKinds.map((kind) => ({
          label: intl.formatMessage(tabTexts[kind]),
          href: couponParams.href({ ...search, kind, page: 1 }),
          current: kind === search.kind,
        })),
      }}
      query={useQuery(ownCouponsQuery(api, search))}
      failure={intl.formatMessage({
        defaultMessage: "We couldn’t load your coupons",
        description: "Title of a failure",
      })}
      skeleton={
        <Card>
          <CouponGrid aria-hidden>
            {[1, 2].map((place) => (
              <li key={place}>
                <Skeleton height={136} />
              </li>
            ))}
          </CouponGrid>
        </Card>
      }
      empty={
        <EmptyState
          icon={Ticket}
          title={
            usable ? (
              <FormattedMessage defaultMessage="No coupons to use" description="Empty list of coupons" />
            ) : (
              <FormattedMessage
                defaultMessage="No used or expired coupons"
                description="Empty list of coupons"
              />
            )
          }
        >
          {usable ? (
            <FormattedMessage
              defaultMessage="Claim coupons below, on product pages and in shops."
              description="Empty list of coupons: where to find some"
            />
          ) : (
            <FormattedMessage
              defaultMessage="Coupons that you use show up here."
              description="Empty list of used coupons"
            />
          )}
        </EmptyState>
      }
      after={usable && search.page === 1 && <Offered search={search} />}
      pages={{
        label: intl.formatMessage({ defaultMessage: "Coupon pages", description: "Name of the pages" }),
        page: search.page,
        perPage: couponsPerPage,
        hrefOf: (page) => couponParams.href({ ...search, page }),
        rangeText: (range) =>
          intl.formatMessage(
            {
              defaultMessage: "{first, number} to {last, number} of {total, number} coupons",
              description: "Next to the pages of the coupons",
            },
            range,
          ),
      }}
    >
      {(list) => (
        <Card>
          <CouponGrid
            aria-label={intl.formatMessage({
              defaultMessage: "Your coupons",
              description: "Name of a list of coupons",
            })}
          >
            {list.map((coupon) => (
              <OwnCouponCard key={coupon.id} coupon={coupon} />
            ))}
          </CouponGrid>
        </Card>
      )}
    </AccountList>
  );
}
