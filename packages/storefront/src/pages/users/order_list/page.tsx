import { invalidateDomain } from "@carmine/api/hooks";
import { ButtonLink, EmptyState, OrderCardSkeleton } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { PackageOpen } from "lucide-react";
import type { ReactElement } from "react";
import { useNavigate, useSearchParams } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { AccountList } from "../../../features/account/AccountList.tsx";
import { MoreToSee } from "../../../features/products/MoreToSee.ts";
import { ShopOrderCard, UnpaidCard } from "../../../features/orders/OrderCards.tsx";
import { useOrderActions } from "../../../features/orders/use-order-actions.tsx";
import { groupUnpaid } from "./group-unpaid.ts";
import { awaitPayQuery, orderListQuery, ordersPerPage, showsUnpaid } from "./order-queries.ts";
import { orderParams, type OrderListState } from "../../../features/orders/order-params.ts";
import { useOrderTabs } from "../../../features/orders/use-order-tabs.ts";

const emptyTexts = defineMessages({
  all: { defaultMessage: "No orders yet", description: "Empty list of orders" },
  toPay: { defaultMessage: "No unpaid orders", description: "Empty list of orders" },
  toShip: { defaultMessage: "No orders being prepared", description: "Empty list of orders" },
  toReceive: { defaultMessage: "No orders on their way", description: "Empty list of orders" },
  toReview: { defaultMessage: "Nothing left to review", description: "Empty list of orders" },
  finished: { defaultMessage: "No finished orders", description: "Empty list of orders" },
});

const Empty = ({ search }: { search: OrderListState }): ReactElement => {
  const intl = useIntl();
  const searched = search.keywords !== "";
  return (
    <>
      <EmptyState
        icon={PackageOpen}
        title={
          searched
            ? intl.formatMessage(
                {
                  defaultMessage: "No orders match “{words}”",
                  description: "No result of the search in the orders",
                },
                { words: search.keywords },
              )
            : intl.formatMessage(emptyTexts[search.orderStatus])
        }
        actions={
          searched ? (
            <ButtonLink href={paths.orders} variant="solid">
              <FormattedMessage defaultMessage="Show all orders" description="Button: leaves the search" />
            </ButtonLink>
          ) : (
            <ButtonLink href={paths.search} variant="solid">
              <FormattedMessage
                defaultMessage="Browse products"
                description="Button to the search, and other places"
              />
            </ButtonLink>
          )
        }
      >
        {searched ? (
          <FormattedMessage
            defaultMessage="Search by full order number or by product name."
            description="No result of the search in the orders: what to try"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Your orders will show up here."
            description="Empty list of orders"
          />
        )}
      </EmptyState>
      {!searched && <MoreToSee besideMenu />}
    </>
  );
};

/** The shopper's orders by state. */
export default function OrderListPage(): ReactElement {
  const { api, queryClient } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const params = useSearchParams();
  const search = orderParams.read(params);
  const toPay = search.orderStatus === "toPay";
  const unpaid = useQuery({ ...awaitPayQuery(api, search), enabled: showsUnpaid(search) });
  const orders = useQuery({ ...orderListQuery(api, search), enabled: !toPay });
  const actions = useOrderActions();
  const list = {
    title: intl.formatMessage({
      defaultMessage: "My orders",
      description: "Link at the top, and other places",
    }),
    search: {
      name: "keywords",
      action: paths.orders,
      maxLength: 100,
      words: search.keywords,
      label: intl.formatMessage({
        defaultMessage: "Search your orders",
        description: "Label of the search in the orders",
      }),
      placeholder: intl.formatMessage({
        defaultMessage: "Order number or product",
        description: "In the empty search of the orders",
      }),
      onSearch: (keywords: string) => void navigate(orderParams.href({ keywords })),
    },
    tabs: useOrderTabs(search.orderStatus),
    failure: intl.formatMessage({
      defaultMessage: "We couldn’t load your orders",
      description: "Title of a failure on the page of the orders",
    }),
    skeleton: (
      <>
        <OrderCardSkeleton />
        <OrderCardSkeleton />
      </>
    ),
    empty: <Empty search={search} />,
    pages: {
      label: intl.formatMessage({
        defaultMessage: "Order pages",
        description: "Name of the pages",
      }),
      page: search.page,
      perPage: ordersPerPage,
      hrefOf: (page: number) => orderParams.href({ ...search, page }),
      rangeText: (range: { first: number; last: number; total: number }) =>
        intl.formatMessage(
          {
            defaultMessage: "{first, number} to {last, number} of {total, number} orders",
            description: "Next to the pages of the orders",
          },
          range,
        ),
    },
  };
  return (
    <>
      {toPay ? (
        <AccountList {...list} query={unpaid}>
          {(items) =>
            items.map((order) => (
              <UnpaidCard
                key={order.orderNo}
                order={order}
                actions={actions}
                onEnd={() => void invalidateDomain(queryClient, "ordering")}
              />
            ))
          }
        </AccountList>
      ) : (
        <AccountList {...list} query={orders}>
          {(items) =>
            groupUnpaid(items, (!toPay && unpaid.data?.list) || []).map((entry) =>
              "unpaid" in entry ? (
                <UnpaidCard
                  key={entry.unpaid.orderNo}
                  order={entry.unpaid}
                  actions={actions}
                  onEnd={() => void invalidateDomain(queryClient, "ordering")}
                />
              ) : (
                <ShopOrderCard key={entry.listed.orderNo} order={entry.listed} actions={actions} />
              ),
            )
          }
        </AccountList>
      )}
      {actions.dialog}
    </>
  );
}
