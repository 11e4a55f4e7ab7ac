import { minorDigits, orderViews, type OrderView, type StaffOrderRow } from "@carmine/api/contract";
import { Button, ButtonLink, EmptyState, PageHeader } from "@carmine/design-system";
import type { DataTableState } from "@carmine/design-system/data-table";
import { sumMoney } from "@carmine/i18n";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import PackageCheck from "lucide-react/icons/package-check";
import ListChecks from "lucide-react/icons/list-checks";
import RefreshCw from "lucide-react/icons/refresh-cw";
import SearchX from "lucide-react/icons/search-x";
import Truck from "lucide-react/icons/truck";
import { useMemo, useRef } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useUrlState } from "../../../app/url-state.ts";
import { ListTable } from "../../../features/list/ListTable.tsx";
import { useRememberedRows } from "../../../features/list/list-walk.ts";
import { SearchBar } from "../../../features/list/SearchBar.tsx";
import { tableProps } from "../../../features/list/table-props.tsx";
import { useSelection } from "../../../features/list/use-selection.ts";
import { useSavedViews } from "../../../features/list/use-saved-views.ts";
import { useRowKeys } from "../../../features/list/use-row-keys.ts";
import { ExportMenu } from "../../../features/exports/ExportMenu.tsx";
import { useOrderExports } from "../../../features/exports/use-order-exports.ts";
import { orderEndpointsOf } from "../../../features/orders/order-endpoints.ts";
import { emptyViewTexts, orderViewTexts } from "../../../features/orders/view-texts.ts";
import { filterValueOf, orderParams, queryOfFilters, stateOfFilters } from "./order-filters.ts";
import { ShipSheet } from "./ship-sheet/ShipSheet.tsx";
import { useBulkChanges } from "./use-bulk-changes.tsx";
import { optionalColumns, useColumns } from "./use-columns.tsx";
import { useCopyAction } from "./use-copy-action.ts";
import { useFilterFields } from "./use-filter-fields.tsx";
import { usePrintActions } from "./use-print-actions.ts";

/** Milliseconds between refetches of the counts, which announce new orders. */
const refetchMs = 60_000;

/** Orders of the shop, or of all shops for the marketplace: views, search, filters, bulk actions. Everything is in the URL. */
const OrdersPage = () => {
  const intl = useIntl();
  const workspace = useWorkspace();
  const endpoints = orderEndpointsOf(workspace);
  const { merId } = workspace;
  const [state, set] = useUrlState(orderParams);
  const table = useRef<HTMLDivElement>(null);
  const columns = useColumns();
  const fields = useFilterFields();
  const copyAction = useCopyAction();

  // The start of a day is stable between renders, so that the query key is.
  const filters = useMemo(
    () => queryOfFilters(state, { scope: merId === null ? {} : { merId }, zone: workspace.zone }),
    [state, merId, workspace.zone],
  );
  const [selection, setSelection] = useSelection({ ...filters, view: state.view });
  const orders = useRead(
    endpoints.list,
    { query: { ...filters, view: state.view, sort: state.sort, page: state.page, limit: state.limit } },
    { keepPrevious: true },
  );
  const counts = useRead(endpoints.counts, { query: filters }, { keepPrevious: true, refetchMs });
  const exports = useOrderExports({ ...filters, view: state.view, sort: state.sort });
  const rows = useMemo(() => orders.data?.list ?? [], [orders.data]);
  useRememberedRows(
    `${workspace.home}/orders`,
    useMemo(() => rows.map(({ orderNo }) => orderNo), [rows]),
  );
  useRowKeys(table, `orders ${workspace.home}`, orders.isSuccess);

  const setView = (view: OrderView): void =>
    set({ view, sort: view === "toShip" || view === "late" ? "shipBy" : "newest" });
  const views = useSavedViews("orders", {
    views: orderViews.map((id) => ({
      id,
      label: intl.formatMessage(orderViewTexts[id]),
      count: counts.data?.[id],
    })),
    view: state.view,
    onViewChange: (id) => setView(orderViews.find((view) => view === id) ?? "all"),
  });
  const canShip = workspace.can("orders.ship");
  const ship = (orderNos: readonly string[] | "all"): void =>
    set({ ship: orderNos === "all" ? "all" : orderNos.join(","), page: state.page });
  const { printActions, printOne } = usePrintActions();
  const { bulkChanges, dialogs } = useBulkChanges({
    query: { ...filters, view: state.view, sort: state.sort },
    total: orders.data?.total ?? 0,
    onDone: () => setSelection([]),
  });
  const chosen = (keys: DataTableState["selection"]): StaffOrderRow[] =>
    keys === "all" ? rows : rows.filter(({ orderNo }) => keys.includes(orderNo));
  const hasFilters = Object.keys(filterValueOf(state)).length > 0 || state.words !== "";
  const toShip = counts.data?.toShip ?? 0;
  // New orders appear on request, so that rows don't move under the pointer.
  const newCount =
    orders.data && counts.data && !orders.isPlaceholderData ? counts.data[state.view] - orders.data.total : 0;

  return (
    <>
      <PageHeader
        title={<FormattedMessage defaultMessage="Orders" description="Console: page" />}
        actions={
          <>
            {toShip > 0 && (
              <ButtonLink size="sm" startIcon={ListChecks} href={`${workspace.home}/pick-list`}>
                <FormattedMessage defaultMessage="Pick list" description="Console orders: action" />
              </ButtonLink>
            )}
            <ExportMenu choices={exports} />
            {canShip && toShip > 0 && (
              <Button variant="solid" size="sm" startIcon={Truck} onClick={() => ship("all")}>
                <FormattedMessage
                  defaultMessage="Ship {count, plural, one {# order} other {# orders}}"
                  description="Console orders: button"
                  values={{ count: toShip }}
                />
              </Button>
            )}
          </>
        }
      />
      <ListTable
        list="orders"
        initiallyHidden={optionalColumns}
        ref={table}
        label={intl.formatMessage({ defaultMessage: "Orders", description: "Console: page" })}
        columns={columns}
        rowKey={({ orderNo }) => orderNo}
        rowLabel={({ orderNo }) => orderNo}
        {...tableProps(
          orders,
          hasFilters ? (
            <EmptyState
              size="md"
              icon={SearchX}
              title={
                <FormattedMessage
                  defaultMessage="No orders match your search and filters"
                  description="Console orders: empty list"
                />
              }
              actions={
                <Button size="sm" onClick={() => set({ words: "", ...stateOfFilters({}) })}>
                  <FormattedMessage defaultMessage="Clear filters" description="Console lists: button" />
                </Button>
              }
            />
          ) : (
            <EmptyState
              size="md"
              icon={PackageCheck}
              tone="success"
              title={intl.formatMessage(emptyViewTexts[state.view])}
            />
          ),
        )}
        state={{
          page: state.page,
          pageSize: state.limit,
          selection,
          sort:
            state.sort === "shipBy"
              ? { column: "shipBy", descending: false }
              : { column: "order", descending: state.sort === "newest" },
        }}
        onStateChange={(next) => {
          setSelection(next.selection);
          const sort =
            next.sort?.column === "shipBy" && !next.sort.descending
              ? "shipBy"
              : next.sort?.column === "order" && !next.sort.descending
                ? "oldest"
                : "newest";
          if (next.page !== state.page || next.pageSize !== state.limit || sort !== state.sort)
            set({ sort, limit: next.pageSize, page: next.page });
        }}
        toolbar={(buttons) => (
          <>
            <SearchBar
              end={buttons}
              label={intl.formatMessage({
                defaultMessage: "Filter orders",
                description: "Console orders: filters",
              })}
              fields={fields}
              value={filterValueOf(state)}
              onValueChange={(value) => set(stateOfFilters(value))}
              words={state.words}
              onWords={(words) => set({ words })}
              searchHint={intl.formatMessage({
                defaultMessage: "Order, name, email, phone, or SKU",
                description: "Console orders: search",
              })}
              saved={views}
            />
            <div role="status">
              {newCount > 0 && (
                <Button variant="ghost" size="sm" startIcon={RefreshCw} onClick={() => void orders.refetch()}>
                  <FormattedMessage
                    defaultMessage="Show {count, plural, one {# new order} other {# new orders}}"
                    description="Console orders: button above the list"
                    values={{ count: newCount }}
                  />
                </Button>
              )}
            </div>
          </>
        )}
        bulkSummary={(keys) =>
          keys === "all" ? null : (
            <Money
              value={sumMoney(
                chosen(keys).map(({ payPrice }) => ({ price: payPrice ?? "0", count: 1 })),
                minorDigits(workspace.user.currency),
              )}
            />
          )
        }
        bulkActions={(keys) => [
          ...printActions(chosen(keys)),
          ...bulkChanges(keys === "all" ? "all" : chosen(keys)),
          ...(canShip
            ? [
                {
                  label: intl.formatMessage(
                    {
                      defaultMessage: "Ship {count, plural, one {# order} other {# orders}}",
                      description: "Console orders: button",
                    },
                    { count: keys === "all" ? toShip : chosen(keys).filter(isShippable).length },
                  ),
                  icon: Truck,
                  primary: true,
                  disabled: keys !== "all" && !chosen(keys).some(isShippable),
                  onSelect: () =>
                    ship(
                      keys === "all"
                        ? "all"
                        : chosen(keys)
                            .filter(isShippable)
                            .map(({ orderNo }) => orderNo),
                    ),
                },
              ]
            : []),
        ]}
        rowActions={({ orderNo, isShippable: canBeShipped }) => [
          ...(canShip && canBeShipped
            ? [
                {
                  label: intl.formatMessage({
                    defaultMessage: "Ship",
                    description: "Console orders: action",
                  }),
                  icon: Truck,
                  onSelect: () => ship([orderNo]),
                },
              ]
            : []),
          ...printOne(orderNo),
          copyAction(orderNo),
        ]}
      />
      {dialogs}
      {state.ship !== "" && (
        <ShipSheet
          orderNos={state.ship === "all" ? "all" : state.ship.split(",")}
          filters={filters}
          onClose={() => {
            setSelection([]);
            set({ ship: "", page: state.page });
          }}
        />
      )}
    </>
  );
};

const isShippable = (order: StaffOrderRow): boolean => order.isShippable;

export default OrdersPage;
