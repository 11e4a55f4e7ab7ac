import { merchantStockList, type StockRow } from "@carmine/api/contract";
import { EmptyState, PageHeader } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import History from "lucide-react/icons/history";
import PackagePlus from "lucide-react/icons/package-plus";
import SearchX from "lucide-react/icons/search-x";
import { useRef, useState } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace, useShopId } from "../../../app/workspace.ts";
import { count, oneOf, text, useUrlState } from "../../../app/url-state.ts";
import { SearchBar } from "../../../features/list/SearchBar.tsx";
import { tableProps } from "../../../features/list/table-props.tsx";
import { useRowKeys } from "../../../features/list/use-row-keys.ts";
import { StockDialog } from "./StockDialog.tsx";
import { StockHistory } from "./StockHistory.tsx";
import { useStockColumns } from "./use-stock-columns.tsx";
import { skuName } from "../../../features/products/sku-options.ts";
import { ListTable } from "../../../features/list/ListTable.tsx";

const views = ["all", "low"] as const;

const params = {
  view: oneOf(views),
  words: text,
  page: count(1),
  limit: count(50),
};

/** Stock of every variant, with counts, deliveries and the history of each. */
const InventoryPage = () => {
  const intl = useIntl();
  const merId = useShopId();
  const { can } = useWorkspace();
  const [state, set] = useUrlState(params);
  const [delivered, setDelivered] = useState<StockRow>();
  const [traced, setTraced] = useState<StockRow>();
  const table = useRef<HTMLDivElement>(null);
  const filters = { merId, ...(state.words && { words: state.words }) };
  const stock = useRead(
    merchantStockList,
    {
      query: { ...filters, page: state.page, limit: state.limit, ...(state.view === "low" && { low: "1" }) },
    },
    { keepPrevious: true },
  );
  const low = useRead(
    merchantStockList,
    { query: { ...filters, low: "1", limit: 1 } },
    { keepPrevious: true },
  );
  const columns = useStockColumns(stock.refetch);
  useRowKeys(table, `inventory ${merId}`, stock.isSuccess);
  const title = intl.formatMessage({ defaultMessage: "Inventory", description: "Console: page" });
  return (
    <>
      <PageHeader title={title} />
      <ListTable
        list="inventory"
        ref={table}
        label={title}
        columns={columns}
        rowKey={({ skuId }) => String(skuId)}
        rowLabel={skuName}
        {...tableProps(
          stock,
          <EmptyState
            size="md"
            icon={SearchX}
            title={
              <FormattedMessage
                defaultMessage="No variants in this view"
                description="Console inventory: empty list"
              />
            }
          />,
        )}
        state={{ page: state.page, pageSize: state.limit, selection: [], sort: undefined }}
        onStateChange={(next) => {
          if (next.page !== state.page || next.pageSize !== state.limit)
            set({ limit: next.pageSize, page: next.page });
        }}
        toolbar={(buttons) => (
          <SearchBar
            end={buttons}
            label={intl.formatMessage({
              defaultMessage: "Filter inventory",
              description: "Console inventory: filters",
            })}
            words={state.words}
            onWords={(words) => set({ words })}
            searchHint={intl.formatMessage({
              defaultMessage: "Name, SKU, or barcode",
              description: "Console products: search",
            })}
            views={[
              {
                id: "all",
                label: intl.formatMessage({ defaultMessage: "All", description: "Console lists: view" }),
              },
              {
                id: "low",
                label: intl.formatMessage({
                  defaultMessage: "Low stock",
                  description: "Console products: view",
                }),
                count: low.data?.total,
              },
            ]}
            view={state.view}
            onView={(view) => set({ view })}
          />
        )}
        rowActions={(row) => [
          ...(can("stock.write")
            ? [
                {
                  label: intl.formatMessage({
                    defaultMessage: "Add delivery or correct",
                    description: "Console inventory: action",
                  }),
                  icon: PackagePlus,
                  onSelect: () => setDelivered(row),
                },
              ]
            : []),
          {
            label: intl.formatMessage({
              defaultMessage: "Stock history",
              description: "Console inventory: action",
            }),
            icon: History,
            onSelect: () => setTraced(row),
          },
        ]}
      />
      {delivered && (
        <StockDialog key={delivered.skuId} row={delivered} onClose={() => setDelivered(undefined)} />
      )}
      {traced && <StockHistory row={traced} onClose={() => setTraced(undefined)} />}
    </>
  );
};

export default InventoryPage;
