import {
  maxPreviewIds,
  merchantProductCounts,
  merchantProductExport,
  merchantProductList,
  productSorts,
  productViews,
  wireLocales,
} from "@carmine/api/contract";
import { Button, ButtonLink, EmptyState, PageHeader } from "@carmine/design-system";
import type { DataTableAction, DataTableState } from "@carmine/design-system/data-table";
import { localeNames } from "@carmine/i18n";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import BadgePercent from "lucide-react/icons/badge-percent";
import ExternalLink from "lucide-react/icons/external-link";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import SearchX from "lucide-react/icons/search-x";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace, useShopId } from "../../../app/workspace.ts";
import { usePreferences } from "../../../app/preferences.ts";
import { useUrlState } from "../../../app/url-state.ts";
import { ExportMenu } from "../../../features/exports/ExportMenu.tsx";
import { useDownload } from "../../../features/exports/use-download.ts";
import { ListTable } from "../../../features/list/ListTable.tsx";
import { SearchBar } from "../../../features/list/SearchBar.tsx";
import { tableProps } from "../../../features/list/table-props.tsx";
import { useSelection } from "../../../features/list/use-selection.ts";
import { useSavedViews } from "../../../features/list/use-saved-views.ts";
import { useRowKeys } from "../../../features/list/use-row-keys.ts";
import { BulkPriceDialog } from "./BulkPriceDialog.tsx";
import { filterValueOf, productParams, queryOfFilters, stateOfFilters } from "./product-filters.ts";
import { useFilterFields } from "./use-filter-fields.tsx";
import { useProductActions, type ProductSelection } from "./use-product-actions.ts";
import { optionalColumns, useColumns } from "./use-columns.tsx";

const viewTexts = defineMessages({
  all: { defaultMessage: "All", description: "Console lists: view" },
  active: { defaultMessage: "Active", description: "Console products: status" },
  hidden: { defaultMessage: "Hidden", description: "Console products: status" },
  soldOut: { defaultMessage: "Sold out", description: "Console products: status" },
  lowStock: { defaultMessage: "Low stock", description: "Console products: view" },
  noPictures: { defaultMessage: "No images", description: "Console products: view" },
  untranslated: { defaultMessage: "Missing translations", description: "Console products: view" },
  pending: { defaultMessage: "Pending approval", description: "Console products: status" },
  blocked: { defaultMessage: "Taken down", description: "Console products: status" },
  bin: { defaultMessage: "Trash", description: "Console products: view" },
});

const BulkFieldsDialog = lazy(async () => ({
  default: (await import("./BulkFieldsDialog.tsx")).BulkFieldsDialog,
}));

/** Products of the shop. Price and stock of a product with one variant are edited in their cells. */
const ProductsPage = () => {
  const intl = useIntl();
  const download = useDownload();
  const merId = useShopId();
  const { can, home, zone } = useWorkspace();
  /** Products that a dialog changes. */
  const [edited, setEdited] = useState<{
    what: "prices" | "fields";
    products: ProductSelection;
    count: number;
  }>();
  const { locale } = usePreferences();
  const [state, set] = useUrlState(productParams);
  const table = useRef<HTMLDivElement>(null);

  // The start of a day is stable between renders, so that the query key is.
  const filters = useMemo(() => queryOfFilters(state, { merId, zone }), [state, merId, zone]);
  const [selection, setSelection] = useSelection({ ...filters, view: state.view });
  const filterValue = filterValueOf(state);
  const fields = useFilterFields(state.category !== "" || state.campaign !== "");
  const products = useRead(
    merchantProductList,
    { query: { ...filters, view: state.view, sort: state.sort, page: state.page, limit: state.limit } },
    { keepPrevious: true },
  );
  const counts = useRead(merchantProductCounts, { query: filters }, { keepPrevious: true });
  const columns = useColumns(products.refetch);
  useRowKeys(table, `products ${merId}`, products.isSuccess);
  const views = useSavedViews("products", {
    views: productViews.map((id) => ({
      id,
      label: intl.formatMessage(viewTexts[id]),
      count: counts.data?.[id],
    })),
    view: state.view,
    onViewChange: (id) => set({ view: productViews.find((view) => view === id) ?? "all" }),
  });
  const canWrite = can("products.write");
  const { visibilityActions, trashAction } = useProductActions(state.view === "bin", () => setSelection([]));
  const productsOf = (keys: DataTableState["selection"]): ProductSelection =>
    keys === "all" ? { filter: { ...filters, view: state.view } } : { ids: keys.map(Number) };
  const edit = (what: "prices" | "fields", keys: DataTableState["selection"]): void =>
    setEdited({
      what,
      products: productsOf(keys),
      count: keys === "all" ? (products.data?.total ?? 0) : keys.length,
    });
  const priceAction = (keys: DataTableState["selection"]): DataTableAction => ({
    label: intl.formatMessage({ defaultMessage: "Change prices", description: "Console products: action" }),
    icon: BadgePercent,
    disabled: keys !== "all" && keys.length > maxPreviewIds,
    onSelect: () => edit("prices", keys),
  });
  const fieldsAction = (keys: DataTableState["selection"]): DataTableAction => ({
    label: intl.formatMessage({ defaultMessage: "Edit fields", description: "Console products: action" }),
    icon: Pencil,
    onSelect: () => edit("fields", keys),
  });
  const dialogProps = edited && {
    products: edited.products,
    count: edited.count,
    onClose: () => setEdited(undefined),
    onSaved: () => {
      setEdited(undefined);
      setSelection([]);
    },
  };
  const title = intl.formatMessage({ defaultMessage: "Products", description: "Console: page" });
  const isSearch = state.words !== "" || Object.keys(filterValue).length > 0;
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <ExportMenu
              choices={wireLocales.map((language) => ({
                id: language,
                label: `${title} · ${localeNames[language]}`,
                onSelect: () =>
                  download(merchantProductExport, { query: { ...filters, view: state.view, language } }),
              }))}
            />
            {canWrite && (
              <ButtonLink href={`${home}/products/new`} variant="solid" size="sm" startIcon={Plus}>
                <FormattedMessage defaultMessage="Add product" description="Console products: button" />
              </ButtonLink>
            )}
          </>
        }
      />
      <ListTable
        list="products"
        initiallyHidden={optionalColumns}
        ref={table}
        label={title}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        {...tableProps(
          products,
          <EmptyState
            size="md"
            icon={SearchX}
            title={
              isSearch ? (
                <FormattedMessage
                  defaultMessage="No products match your search and filters"
                  description="Console products: empty list"
                />
              ) : (
                <FormattedMessage
                  defaultMessage="No products in this view"
                  description="Console products: empty list"
                />
              )
            }
            actions={
              isSearch && (
                <Button size="sm" onClick={() => set({ words: "", ...stateOfFilters({}) })}>
                  <FormattedMessage defaultMessage="Clear filters" description="Console lists: button" />
                </Button>
              )
            }
          />,
        )}
        state={{
          page: state.page,
          pageSize: state.limit,
          selection,
          sort:
            state.sort === "newest"
              ? undefined
              : { column: state.sort, descending: isDescending(state.sort) },
        }}
        onStateChange={(next) => {
          setSelection(next.selection);
          const sort = productSorts.find((name) => name === next.sort?.column) ?? "newest";
          if (next.page !== state.page || next.pageSize !== state.limit || sort !== state.sort)
            set({ sort, limit: next.pageSize, page: next.page });
        }}
        toolbar={(buttons) => (
          <SearchBar
            end={buttons}
            label={intl.formatMessage({
              defaultMessage: "Filter products",
              description: "Console products: filters",
            })}
            fields={fields}
            value={filterValue}
            onValueChange={(value) => set(stateOfFilters(value))}
            words={state.words}
            onWords={(words) => set({ words })}
            searchHint={intl.formatMessage({
              defaultMessage: "Name, SKU, or barcode",
              description: "Console products: search",
            })}
            saved={views}
          />
        )}
        bulkActions={
          canWrite
            ? (keys) => [
                ...(can("prices.write") ? [priceAction(keys)] : []),
                fieldsAction(keys),
                ...visibilityActions(productsOf(keys)),
                trashAction(productsOf(keys)),
              ]
            : undefined
        }
        rowActions={({ id }) => [
          ...(canWrite ? [...visibilityActions({ ids: [id] }), trashAction({ ids: [id] })] : []),
          {
            label: intl.formatMessage({
              defaultMessage: "View in shop",
              description: "Console products: action",
            }),
            icon: ExternalLink,
            onSelect: () =>
              void open(`${locale === "en" ? "" : `/${locale}`}/goods_detail/${id}`, "_blank", "noopener"),
          },
        ]}
      />
      {dialogProps && edited?.what === "prices" && <BulkPriceDialog {...dialogProps} />}
      {dialogProps && edited?.what === "fields" && (
        <Suspense>
          <BulkFieldsDialog {...dialogProps} />
        </Suspense>
      )}
    </>
  );
};

/** Names and stock sort ascending first, because low stock needs attention; other columns descending. */
const isDescending = (sort: string): boolean => sort !== "name" && sort !== "stock";

export default ProductsPage;
