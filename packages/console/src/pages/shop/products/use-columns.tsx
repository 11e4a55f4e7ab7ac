import type { StaffProductRow } from "@carmine/api/contract";
import { StatusChip, VisuallyHidden } from "@carmine/design-system";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import { locales } from "@carmine/i18n";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import { clsx } from "clsx";
import { useMemo } from "react";
import { Link } from "react-router";
import { useWorkspace } from "../../../app/workspace.ts";
import * as list from "../../../features/list/list.css.ts";
import { Picture } from "../../../features/list/Picture.tsx";
import { productStateTexts, productStateTones } from "../../../features/products/product-states.ts";
import * as products from "../../../features/products/products.css.ts";
import { useTimes } from "../../../features/times/use-times.ts";
import { PriceCell } from "./PriceCell.tsx";
import { StockCell } from "./StockCell.tsx";
import * as styles from "./page.css.ts";

/** Columns that the user has to add. */
export const optionalColumns: readonly string[] = ["sku", "brand", "listPrice", "rating"];

/** Columns of the product list. */
export const useColumns = (onReload: () => Promise<unknown>): DataTableColumn<StaffProductRow>[] => {
  const intl = useIntl();
  const times = useTimes();
  const { home } = useWorkspace();
  return useMemo(
    () => [
      {
        id: "name",
        header: intl.formatMessage({ defaultMessage: "Product", description: "Console products: column" }),
        width: 254,
        value: ({ name }) => name,
        cell: (product) => (
          <span className={products.product}>
            <Picture src={product.image} />
            <span className={list.twoLines}>
              <Link to={`${home}/products/${product.id}`} className={clsx(list.rowLink, list.line)}>
                {product.name}
              </Link>
              <span className={clsx(list.note, list.line)}>
                {product.categoryName} ·{" "}
                <FormattedMessage
                  defaultMessage="{count, plural, one {# variant} other {# variants}}"
                  description="Console products: variants of a product"
                  values={{ count: product.skuCount }}
                />
              </span>
            </span>
          </span>
        ),
      },
      {
        id: "sku",
        header: intl.formatMessage({ defaultMessage: "SKU", description: "Console product: column" }),
        width: 140,
        cell: ({ code }) => <span className={list.line}>{code || "—"}</span>,
      },
      {
        id: "brand",
        header: intl.formatMessage({ defaultMessage: "Brand", description: "Console product: field" }),
        width: 130,
        cell: ({ brandName }) => <span className={list.line}>{brandName ?? "—"}</span>,
      },
      {
        id: "status",
        header: intl.formatMessage({ defaultMessage: "Status", description: "Console orders: column" }),
        width: 100,
        cell: ({ state, stock }) => {
          const shown = state === "active" && stock === 0 ? "soldOut" : state;
          return (
            <StatusChip tone={productStateTones[shown]} className={list.chip}>
              {intl.formatMessage(productStateTexts[shown])}
            </StatusChip>
          );
        },
      },
      {
        id: "price",
        header: intl.formatMessage({ defaultMessage: "Price", description: "Console products: column" }),
        numeric: true,
        width: 165,
        value: ({ minPrice }) => minPrice,
        cell: (product) => <PriceCell product={product} onReload={onReload} />,
      },
      {
        id: "listPrice",
        header: intl.formatMessage({ defaultMessage: "List price", description: "Console product: column" }),
        numeric: true,
        width: 110,
        cell: ({ listPrice }) => (listPrice === null ? "—" : <Money value={listPrice} />),
      },
      {
        id: "stock",
        header: intl.formatMessage({ defaultMessage: "In stock", description: "Console products: column" }),
        numeric: true,
        width: 106,
        value: ({ stock }) => stock ?? undefined,
        cell: (product) => <StockCell product={product} onReload={onReload} />,
      },
      {
        id: "sold",
        header: intl.formatMessage({
          defaultMessage: "Sold (30 days)",
          description: "Console products: column",
        }),
        numeric: true,
        width: 95,
        cell: ({ soldLately }) => (soldLately === 0 ? "—" : intl.formatNumber(soldLately)),
      },
      {
        id: "languages",
        header: intl.formatMessage({ defaultMessage: "Languages", description: "Console products: column" }),
        width: 90,
        cell: (product) => <Languages count={product.locales.length} />,
      },
      {
        id: "rating",
        header: intl.formatMessage({ defaultMessage: "Rating", description: "Console shops: column" }),
        numeric: true,
        width: 90,
        cell: ({ star, reviewCount }) =>
          reviewCount === 0 ? "—" : intl.formatNumber(star, { maximumFractionDigits: 1 }),
      },
      {
        id: "updated",
        header: intl.formatMessage({ defaultMessage: "Updated", description: "Console products: column" }),
        width: 110,
        value: ({ updateAt }) => updateAt,
        cell: ({ updateAt }) => (
          <time dateTime={updateAt} className={list.note}>
            {times.day(updateAt)}
          </time>
        ),
      },
    ],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the functions of one language and zone do the same
    [intl, onReload, home],
  );
};

/** One dot per translated language, with the count if a translation is missing. */
const Languages = ({ count: named }: { count: number }) => {
  const all = locales.length;
  const words = (
    <FormattedMessage
      defaultMessage="{count} of {all}"
      description="Console products: languages with a name"
      values={{ count: named, all }}
    />
  );
  return (
    <span className={styles.languages}>
      <span aria-hidden className={styles.dots}>
        {locales.map((locale, index) => (
          <span key={locale} className={styles.dot} data-on={index < named || undefined} />
        ))}
      </span>
      {named < all ? <span className={list.note}>{words}</span> : <VisuallyHidden>{words}</VisuallyHidden>}
    </span>
  );
};
