import { queries, type ShopCategory } from "@carmine/api/hooks";
import { Button, FacetGroup, FacetList, Facets, IconButton, type FacetValue } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import X from "lucide-react/icons/x";
import { useId, type MouseEvent, type ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import * as paths from "../../../../app/paths.ts";
import { useApp } from "../../../../app/AppContext.tsx";
import { PriceFilter } from "../../../../features/catalogue/PriceFilter.tsx";
import {
  changeSearchInShop,
  searchInShopFields,
  searchInShopHref,
  type SearchInShop,
} from "../../../../features/shops/shop-address.ts";
import { shopFacets } from "./list-query.ts";
import * as styles from "./ShopFilters.css.ts";

const texts = defineMessages({
  filters: { defaultMessage: "Filters", description: "Products of a shop: name of the column" },
  close: { defaultMessage: "Close filters", description: "Products of a shop: cross of the filters" },
  categories: { defaultMessage: "Categories", description: "Products of a shop: filter" },
  all: { defaultMessage: "All products", description: "Products of a shop: takes the category back" },
  price: { defaultMessage: "Price", description: "Products of a shop: filter" },
});

interface FilterProps {
  readonly search: SearchInShop;
}

/** The shop's own tree, both levels. */
const Categories = ({ search, total }: FilterProps & { total: number | null }): ReactElement | null => {
  const { api } = useApp();
  const intl = useIntl();
  const tree = useQuery(queries.shopCategories(api, search.id)).data ?? [];
  if (tree.length === 0) return null;
  const rows = (nodes: readonly ShopCategory[], level: number): FacetValue[] =>
    nodes.flatMap((node) => [
      {
        id: String(node.id),
        label: node.name,
        href: searchInShopHref(changeSearchInShop(search, { cid: node.id })),
        chosen: node.id === search.cid,
        nested: level,
        ...(node.productCount !== null && { count: node.productCount }),
      },
      ...rows(node.children, level + 1),
    ]);
  return (
    <FacetGroup title={intl.formatMessage(texts.categories)}>
      <FacetList
        mark="plain"
        values={[
          {
            id: "all",
            label: intl.formatMessage(texts.all),
            href: searchInShopHref(changeSearchInShop(search, { cid: undefined })),
            chosen: search.cid === undefined,
            ...(total !== null && { count: total }),
          },
          ...rows(tree, 0),
        ]}
      />
    </FacetGroup>
  );
};

const Prices = ({ search }: FilterProps): ReactElement | null => {
  const { api } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const facets = useQuery(shopFacets(api, search.id)).data ?? [];
  const price = facets.find(({ key }) => key === "price");
  return price ? (
    <PriceFilter
      title={intl.formatMessage(texts.price)}
      facet={price}
      bounds={search}
      path={paths.shopProducts}
      fields={searchInShopFields(search)}
      onApply={(bounds) => void navigate(searchInShopHref(changeSearchInShop(search, bounds)))}
    />
  ) : null;
};

const hide = (sheet: HTMLElement): void => {
  if (sheet.matches(":popover-open")) sheet.hidePopover();
};

const hideAfterChoice = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
  if (target instanceof Element && target.closest("a[href]")) hide(currentTarget);
};

/**
 * What narrows the products of a shop, as links: each choice has an address. In small windows a button opens them over
 * the goods; the browser does it, without script.
 */
export const ShopFilters = ({ search, total }: FilterProps & { total: number | null }): ReactElement => {
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
          <Categories search={search} total={total} />
          <Prices search={search} />
        </Facets>
      </div>
    </>
  );
};
