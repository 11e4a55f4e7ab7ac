import { queries, type ShopCategory } from "@carmine/api/hooks";
import { Button, FacetGroup, FacetList, Facets, IconButton, type FacetValue } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import X from "lucide-react/icons/x";
import { use, useId, type MouseEvent, type ReactElement } from "react";
import { useApp } from "../../../../app/AppContext.tsx";
import {
  FilterGroups,
  type FilterGroupsProps,
} from "../../../../features/catalogue/filters/FilterGroups.tsx";
import { ListPlaceContext } from "../../../../features/catalogue/list-place.ts";
import { changeSearch, hasFilters, searchParams } from "../../../../features/catalogue/search-params.ts";
import * as styles from "./ShopFilters.css.ts";

const texts = defineMessages({
  filters: {
    defaultMessage: "Filters",
    description: "Products of a shop: name of the column, and other places",
  },
  close: {
    defaultMessage: "Close filters",
    description: "Search page: close button of the filters, and other places",
  },
  categories: { defaultMessage: "Categories", description: "Products of a shop: filter, and other places" },
  all: { defaultMessage: "All products", description: "Products of a shop: title, and other places" },
});

export interface ShopFiltersProps extends FilterGroupsProps {
  readonly shopId: number;
  /** Result of `countsByCategory`. */
  readonly counts: ReadonlyMap<number, number> | undefined;
  /** Number of all products of the shop; null if unknown. */
  readonly total: number | null;
  /** Number of products in the list; undefined until counted. */
  readonly found: number | undefined;
}

/**
 * The shop's own category tree, both levels. Other filters hide categories without results; if there are none at all,
 * each category links to all its products.
 */
const Categories = ({
  search,
  shopId,
  counts,
  total,
  found,
}: Omit<ShopFiltersProps, "facets">): ReactElement | null => {
  const { api } = useApp();
  const { href } = use(ListPlaceContext);
  const intl = useIntl();
  const tree = useQuery(queries.shopCategories(api, shopId)).data ?? [];
  if (tree.length === 0) return null;
  const isWhole = search.title === "" && !hasFilters(search);
  const all = isWhole ? total : search.cid === undefined ? found : undefined;
  const hrefIn = (cid: number | undefined): string =>
    href(changeSearch(found === 0 ? searchParams.defaults : search, { cid }));
  const countIn = ({ id, productCount }: ShopCategory): number | null | undefined =>
    isWhole ? productCount : found === 0 ? undefined : counts && (counts.get(id) ?? 0);
  const rows = (nodes: readonly ShopCategory[], level: number): FacetValue[] =>
    nodes.flatMap((node) => {
      const count = countIn(node);
      const chosen = node.id === search.cid;
      const below = rows(node.children, level + 1);
      if (count === 0 && !chosen && below.length === 0) return [];
      return [
        {
          id: String(node.id),
          label: node.name,
          href: hrefIn(node.id),
          chosen,
          nested: level,
          ...(typeof count === "number" && { count }),
        },
        ...below,
      ];
    });
  return (
    <FacetGroup title={intl.formatMessage(texts.categories)}>
      <FacetList
        mark="plain"
        values={[
          {
            id: "all",
            label: intl.formatMessage(texts.all),
            href: hrefIn(undefined),
            chosen: search.cid === undefined,
            ...(typeof all === "number" && { count: all }),
          },
          ...rows(tree, 0),
        ]}
      />
    </FacetGroup>
  );
};

const hide = (sheet: HTMLElement): void => {
  if (sheet.matches(":popover-open")) sheet.hidePopover();
};

const hideAfterChoice = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
  if (target instanceof Element && target.closest("a[href]")) hide(currentTarget);
};

/**
 * Filters for the products of a shop as links. In small windows a button opens them over the products, as a popover
 * without scripts.
 */
export const ShopFilters = ({ search, facets, ...shop }: ShopFiltersProps): ReactElement => {
  const intl = useIntl();
  const sheetId = useId();
  const name = intl.formatMessage(texts.filters);
  return (
    <>
      <Button
        size="sm"
        startIcon={SlidersHorizontal}
        aria-haspopup="true"
        popoverTarget={sheetId}
        className={styles.opener}
      >
        {name}
      </Button>
      <div
        id={sheetId}
        popover="auto"
        className={styles.sheet}
        onClick={hideAfterChoice}
        onSubmit={({ currentTarget }) => hide(currentTarget)}
      >
        <div className={styles.head}>
          <p>{name}</p>
          <IconButton
            label={intl.formatMessage(texts.close)}
            icon={X}
            popoverTarget={sheetId}
            popoverTargetAction="hide"
          />
        </div>
        <Facets label={name}>
          <Categories search={search} {...shop} />
          <FilterGroups search={search} facets={facets} />
        </Facets>
      </div>
    </>
  );
};
