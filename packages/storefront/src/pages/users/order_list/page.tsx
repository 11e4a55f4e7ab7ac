import type { ApiError } from "@carmine/api/client";
import { invalidateDomain, queries } from "@carmine/api/hooks";
import {
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  OrderCardSkeleton,
  Pagination,
  SearchField,
  TabNav,
} from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { PackageOpen } from "lucide-react";
import type { FormEvent, ReactElement, ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useApp } from "../../../app/AppContext.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { ordersHref } from "../../../features/orders/order-paths.ts";
import { paths } from "../../../features/links.ts";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { ShopOrderCard, UnpaidCard } from "../../../features/orders/OrderCards.tsx";
import { awaitPayQuery, orderListQuery } from "./order-queries.ts";
import {
  countOf,
  orderSearchHref,
  ordersPerPage,
  orderTabs,
  readOrderSearch,
  type OrderSearch,
} from "./order-tabs.ts";
import { useOrderActions } from "../../../features/orders/use-order-actions.tsx";
import { AccountFrame } from "../../../features/account/AccountFrame.tsx";
import * as styles from "./page.css.ts";

const tabTexts = defineMessages({
  all: { defaultMessage: "All", description: "Tab of the orders" },
  toPay: { defaultMessage: "To pay", description: "Tab of the orders" },
  toShip: { defaultMessage: "To ship", description: "Tab of the orders" },
  toReceive: { defaultMessage: "To receive", description: "Tab of the orders" },
  finished: { defaultMessage: "Completed", description: "Tab of the orders" },
});

const emptyTexts = defineMessages({
  all: { defaultMessage: "No orders yet", description: "Empty list of orders" },
  toPay: { defaultMessage: "No orders to pay", description: "Empty list of orders" },
  toShip: { defaultMessage: "No orders to ship", description: "Empty list of orders" },
  toReceive: { defaultMessage: "No orders on their way", description: "Empty list of orders" },
  finished: { defaultMessage: "No finished orders", description: "Empty list of orders" },
});

interface Page<Item> {
  readonly list: readonly Item[];
  readonly total: number;
}

const Empty = ({ search }: { search: OrderSearch }): ReactElement => {
  const intl = useIntl();
  const searched = search.keywords !== "";
  return (
    <Card>
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
            : intl.formatMessage(emptyTexts[search.tab])
        }
        actions={
          searched ? (
            <ButtonLink href={ordersHref} variant="solid">
              <FormattedMessage defaultMessage="Show all orders" description="Button: leaves the search" />
            </ButtonLink>
          ) : (
            <ButtonLink href={paths.search} variant="solid">
              <FormattedMessage defaultMessage="Browse products" description="Button to the search" />
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
    </Card>
  );
};

const Pages = ({ search, total }: { search: OrderSearch; total: number }): ReactElement | null => {
  const intl = useIntl();
  const pageCount = Math.ceil(total / ordersPerPage);
  if (pageCount < 2) return null;
  const first = (search.page - 1) * ordersPerPage + 1;
  return (
    <div className={styles.foot}>
      <span className={styles.range}>
        <FormattedMessage
          defaultMessage="{first, number} to {last, number} of {total, number} orders"
          description="Beside the pages of the orders"
          values={{ first, last: Math.min(total, first + ordersPerPage - 1), total }}
        />
      </span>
      <Pagination
        compact
        label={intl.formatMessage({
          defaultMessage: "Order pages",
          description: "Name of the pages",
        })}
        page={search.page}
        pageCount={pageCount}
        hrefOf={(page) => orderSearchHref({ ...search, page })}
        pageLabel={(page) =>
          intl.formatMessage(
            { defaultMessage: "Page {page}", description: "Name of a page's link" },
            { page },
          )
        }
        previousLabel={intl.formatMessage({
          defaultMessage: "Previous page",
          description: "Arrow of the pages",
        })}
        nextLabel={intl.formatMessage({ defaultMessage: "Next page", description: "Arrow of the pages" })}
      />
    </div>
  );
};

const Orders = <Item,>(props: {
  search: OrderSearch;
  query: UseQueryResult<Page<Item>, ApiError>;
  card: (item: Item) => ReactNode;
}): ReactElement => {
  const { search, query, card } = props;
  const intl = useIntl();
  return (
    <QueryView
      query={query}
      failure={intl.formatMessage({
        defaultMessage: "We couldn’t load your orders",
        description: "Title of a failure on the page of the orders",
      })}
      skeleton={
        <div className={styles.stack}>
          <OrderCardSkeleton />
          <OrderCardSkeleton />
        </div>
      }
    >
      {({ list, total }) =>
        list.length === 0 ? (
          <Empty search={search} />
        ) : (
          <>
            {list.map(card)}
            <Pages search={search} total={total} />
          </>
        )
      }
    </QueryView>
  );
};

/** The shopper's orders by state. */
export default function OrderListPage(): ReactElement {
  const { api, locale, queryClient } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = readOrderSearch(params);
  const toPay = search.tab === "toPay";
  const counts = useQuery(queries.orderData(api)).data;
  const unpaid = useQuery({ ...awaitPayQuery(api, search), enabled: toPay });
  const orders = useQuery({ ...orderListQuery(api, search), enabled: !toPay });
  const actions = useOrderActions();
  const searchFor = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const keywords = new FormData(event.currentTarget).get("keywords");
    void navigate(orderSearchHref({ tab: "all", keywords: typeof keywords === "string" ? keywords : "" }));
  };
  const title = intl.formatMessage({
    defaultMessage: "My orders",
    description: "Title of the page of the orders",
  });
  return (
    <AccountFrame title={title}>
      <PageHead title={title} noIndex />
      <div className={styles.stack}>
        <Card padding="none">
          <div className={styles.head}>
            <Heading level={1}>{title}</Heading>
            <form
              action={localizedPath(locale, ordersHref)}
              role="search"
              className={styles.search}
              onSubmit={searchFor}
            >
              <SearchField
                key={search.keywords}
                name="keywords"
                maxLength={100}
                defaultValue={search.keywords}
                labelHidden
                label={intl.formatMessage({
                  defaultMessage: "Search your orders",
                  description: "Label of the search in the orders",
                })}
                placeholder={intl.formatMessage({
                  defaultMessage: "Order number or product",
                  description: "In the empty search of the orders",
                })}
                clearLabel={intl.formatMessage({
                  defaultMessage: "Clear",
                  description: "Button: empties a field",
                })}
              />
            </form>
          </div>
          <TabNav
            className={styles.tabs}
            label={intl.formatMessage({ defaultMessage: "Orders by state", description: "Name of the tabs" })}
            items={orderTabs.map((tab) => {
              const count = counts && countOf(tab, counts);
              return {
                label: intl.formatMessage(tabTexts[tab]),
                href: orderSearchHref({ tab }),
                current: tab === search.tab,
                urgent: tab === "toPay",
                ...(count ? { count } : {}),
              };
            })}
          />
        </Card>
        {toPay ? (
          <Orders
            search={search}
            query={unpaid}
            card={(order) => (
              <UnpaidCard
                key={order.orderNo}
                order={order}
                actions={actions}
                onEnd={() => void invalidateDomain(queryClient, "ordering")}
              />
            )}
          />
        ) : (
          <Orders
            search={search}
            query={orders}
            card={(order) => <ShopOrderCard key={order.orderNo} order={order} actions={actions} />}
          />
        )}
        {actions.dialog}
      </div>
    </AccountFrame>
  );
}
