import { queries, type ShopCategory } from "@carmine/api/hooks";
import {
  Button,
  FacetGroup,
  FacetList,
  Facets,
  IconButton,
  PriceFacet,
  type FacetValue,
} from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import X from "lucide-react/icons/x";
import { useId, type FormEvent, type MouseEvent, type ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import * as paths from "../../../../app/paths.ts";
import { useApp } from "../../../../app/AppContext.tsx";
import { chosenBounds, scaleOf } from "../../../../features/catalogue/price-bounds.ts";
import { useCurrency } from "../../../../features/home-data.ts";
import {
  changeSearchInShop,
  parseSearchInShop,
  searchInShopFields,
  searchInShopHref,
  type SearchInShop,
} from "../../../../features/shops/shop-address.ts";
import { typedText } from "../../../../features/typed-text.ts";
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

const bounds = new Set(["minPrice", "maxPrice", "page"]);

const Prices = ({ search }: FilterProps): ReactElement | null => {
  const { api, locale } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const { symbol } = useCurrency();
  const facets = useQuery(shopFacets(api, search.id)).data ?? [];
  const price = facets.find(({ key }) => key === "price");
  if (!price) return null;
  const scale = scaleOf(price);
  const range = [Number(search.minPrice ?? scale[0]), Number(search.maxPrice ?? scale[1])] as const;
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = new URLSearchParams(["minPrice", "maxPrice"].map((name) => [name, typedText(form, name)]));
    const bound = chosenBounds(parseSearchInShop(typed, search.id), scale);
    void navigate(searchInShopHref(changeSearchInShop(search, bound)));
  };
  return (
    <FacetGroup title={intl.formatMessage(texts.price)}>
      <PriceFacet
        key={`${range.join()} ${scale.join()}`}
        action={localizedPath(locale, paths.shopProducts)}
        names={["minPrice", "maxPrice"]}
        keep={searchInShopFields(search).filter(({ name }) => !bounds.has(name))}
        scale={[Math.min(scale[0], range[0]), Math.max(scale[1], range[1])]}
        range={range}
        histogram={price.values.map(({ count }) => count)}
        symbol={symbol}
        onSubmit={apply}
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
