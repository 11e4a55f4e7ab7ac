import { limits } from "@carmine/api/contract";
import type { ActivityView, DealPage } from "@carmine/api/hooks";
import {
  ButtonLink,
  Card,
  EmptyState,
  Pagination,
  ProductCardSkeleton,
  ProductGrid,
} from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import PackageOpen from "lucide-react/icons/package-open";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { JsonLd } from "../../../app/JsonLd.tsx";
import { ComingDealCard } from "../../../features/activities/ComingDealCard.tsx";
import { DealCard } from "../../../features/activities/DealCard.tsx";
import { itemListData } from "../../../features/catalogue/structured-data.ts";
import { productHref } from "../../../features/links.ts";
import { PastEnd } from "../../../features/loading/PastEnd.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { dealParams, type DealListState } from "./params.ts";
import { dealsQuery, pricesMs, refreshMs } from "./queries.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  pages: { defaultMessage: "Pages", description: "Name of the pager" },
  failed: {
    defaultMessage: "We couldn’t load these products",
    description: "Activity page: the list failed, and other places",
  },
});

/** Cards of the first row are in the first view. */
const firstRow = 5;

export interface DealsProps {
  readonly activity: Pick<ActivityView, "id" | "name">;
  readonly isComing: boolean;
  readonly search: DealListState;
}

const hidesPrices = ({ deals }: DealPage): boolean => deals.some(({ price }) => price === null);

/** A page of the activity's products; sold shares are refetched each minute while the page is visible. */
export const Deals = ({ activity, isComing, search }: DealsProps): ReactElement => {
  const { api, environment, locale } = useApp();
  const intl = useIntl();
  const query = useQuery({
    ...dealsQuery(api, activity.id, search),
    refetchInterval: ({ state: { data } }) => (!isComing && data && hidesPrices(data) ? pricesMs : refreshMs),
  });
  const pageCount = Math.ceil((query.data?.total ?? 0) / limits.activityPageSize);
  const pageHref = (page: number): string => dealParams.href({ ...search, page });
  if (search.page > pageCount && pageCount > 0)
    return <PastEnd page={search.page} pageCount={pageCount} hrefOf={pageHref} />;
  return (
    <QueryView
      query={query}
      failure={intl.formatMessage(texts.failed)}
      skeleton={
        <ProductGrid>
          {Array.from({ length: limits.activityPageSize }, (_, index) => (
            <ProductCardSkeleton key={index} />
          ))}
        </ProductGrid>
      }
    >
      {({ deals }) => (
        <div
          className={query.isPlaceholderData ? styles.leaving : styles.list}
          aria-busy={query.isPlaceholderData}
        >
          <JsonLd
            data={
              import.meta.env.SSR &&
              itemListData(
                deals.map(({ productId, name }) => ({ id: productId, name })),
                { publicUrl: environment.publicUrl, locale },
                productHref,
              )
            }
          />
          {deals.length === 0 ? (
            <Card>
              <EmptyState
                icon={PackageOpen}
                title={
                  <FormattedMessage
                    defaultMessage="All sold out here"
                    description="Activity page: no product of a department"
                  />
                }
                actions={
                  <ButtonLink
                    variant="solid"
                    href={dealParams.href({ ...search, page: 1, cid: undefined, sort: undefined })}
                  >
                    <FormattedMessage
                      defaultMessage="See all deals"
                      description="Activity page: button where a department is empty"
                    />
                  </ButtonLink>
                }
              >
                <FormattedMessage
                  defaultMessage="These deals are gone, but there are more in this sale."
                  description="Activity page: no product of a department"
                />
              </EmptyState>
            </Card>
          ) : (
            <ProductGrid>
              {deals.map((deal, index) =>
                isComing ? (
                  <ComingDealCard
                    key={deal.productId}
                    deal={deal}
                    activity={activity}
                    level={2}
                    priority={index < firstRow}
                  />
                ) : deal.price === null ? (
                  <ProductCardSkeleton key={deal.productId} />
                ) : (
                  <DealCard
                    key={deal.productId}
                    deal={deal}
                    activityId={activity.id}
                    level={2}
                    priority={index < firstRow}
                  />
                ),
              )}
            </ProductGrid>
          )}
          {pageCount > 1 && (
            <Pagination
              className={styles.pager}
              label={intl.formatMessage(texts.pages)}
              page={search.page}
              pageCount={pageCount}
              hrefOf={pageHref}
            />
          )}
        </div>
      )}
    </QueryView>
  );
};
