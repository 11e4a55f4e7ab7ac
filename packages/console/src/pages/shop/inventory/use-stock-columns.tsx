import { lowStock, type StockRow } from "@carmine/api/contract";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { clsx } from "clsx";
import { useMemo } from "react";
import { Link } from "react-router";
import { useWorkspace } from "../../../app/workspace.ts";
import * as list from "../../../features/list/list.css.ts";
import { Picture } from "../../../features/list/Picture.tsx";
import { StockEdit } from "../../../features/products/StockEdit.tsx";
import * as products from "../../../features/products/products.css.ts";
import { skuName, skuOptions } from "../../../features/products/sku-options.ts";

/** Columns of the inventory. */
export const useStockColumns = (onReload: () => Promise<unknown>): DataTableColumn<StockRow>[] => {
  const intl = useIntl();
  const { can, home } = useWorkspace();
  const isLinked = can("products.read");
  return useMemo(
    () => [
      {
        id: "name",
        header: intl.formatMessage({ defaultMessage: "Product", description: "Console products: column" }),
        width: 340,
        cell: ({ image, productId, productName, skuText }) => (
          <span className={products.product}>
            <Picture src={image} />
            <span className={list.twoLines}>
              {isLinked ? (
                <Link to={`${home}/products/${productId}`} className={clsx(list.rowLink, list.line)}>
                  {productName}
                </Link>
              ) : (
                <span className={list.line}>{productName}</span>
              )}
              <span className={clsx(list.note, list.line)}>{skuOptions(skuText)}</span>
            </span>
          </span>
        ),
      },
      {
        id: "code",
        header: intl.formatMessage({ defaultMessage: "SKU", description: "Console product: column" }),
        width: 140,
        cell: ({ code }) => code,
      },
      {
        id: "onHand",
        header: intl.formatMessage({ defaultMessage: "On hand", description: "Console product: column" }),
        numeric: true,
        width: 110,
        cell: ({ skuId, onHand, productName, skuText }) => (
          <StockEdit
            skuId={skuId}
            onHand={onHand}
            name={skuName({ productName, skuText })}
            onReload={onReload}
          >
            {intl.formatNumber(onHand)}
          </StockEdit>
        ),
      },
      {
        id: "reserved",
        header: intl.formatMessage({ defaultMessage: "Reserved", description: "Console product: column" }),
        numeric: true,
        width: 100,
        cell: ({ reserved }) => intl.formatNumber(reserved),
      },
      {
        id: "available",
        header: intl.formatMessage({ defaultMessage: "Available", description: "Console product: column" }),
        numeric: true,
        width: 120,
        cell: ({ available, isOnSale }) =>
          available === null ? (
            "∞"
          ) : (
            <span className={clsx(list.twoLines, list.amounts)}>
              <span className={clsx(isOnSale && available <= 0 && list.late, available <= 0 && list.strong)}>
                {intl.formatNumber(available)}
              </span>
              {isOnSale && available > 0 && available <= lowStock && (
                <span className={clsx(list.note, list.today)}>
                  <FormattedMessage defaultMessage="Low" description="Console inventory: low stock" />
                </span>
              )}
            </span>
          ),
      },
      {
        id: "sold",
        header: intl.formatMessage({
          defaultMessage: "Sold (30 days)",
          description: "Console products: column",
        }),
        numeric: true,
        width: 120,
        cell: ({ soldLately }) => (soldLately === 0 ? "—" : intl.formatNumber(soldLately)),
      },
      {
        id: "daysLeft",
        header: intl.formatMessage({
          defaultMessage: "Days left",
          description: "Console inventory: column",
        }),
        numeric: true,
        width: 100,
        cell: ({ available, soldLately }) =>
          available === null || soldLately === 0
            ? "—"
            : intl.formatNumber(Math.max(0, Math.floor((available * 30) / soldLately))),
      },
    ],
    [intl, onReload, home, isLinked],
  );
};
