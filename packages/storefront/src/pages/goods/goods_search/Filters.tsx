import type { Facet } from "@carmine/api/contract";
import type { Category } from "@carmine/api/hooks";
import { FacetGroup, FacetList, Facets, Rating, type FacetValue } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import * as paths from "../../../app/paths.ts";
import { categoryPath } from "../../../features/catalogue/category-path.ts";
import { PriceFilter } from "../../../features/catalogue/PriceFilter.tsx";
import {
  changeSearch,
  idsOf,
  inCategory,
  searchAddress,
  searchQuery,
  toggleId,
  type Search,
} from "../../../features/catalogue/search-address.ts";
import { facetControls, type listFields } from "../../../features/catalogue/search-fields.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import { LongList } from "./LongList.tsx";
import { OptionFilters } from "./OptionFilters.tsx";
import { useCounted } from "./use-counted.ts";

const texts = defineMessages({
  filters: { defaultMessage: "Filters", description: "Search page: name of the column of filters" },
  offers: { defaultMessage: "Availability", description: "Search page: filter for goods in stock" },
  inStock: { defaultMessage: "In stock only", description: "Search page: filter and its chip" },
});

export interface FiltersProps {
  readonly search: Search;
  readonly facets: readonly Facet[];
  readonly tree: readonly Category[];
}

interface GroupProps extends FiltersProps {
  readonly facet: Facet;
}

/** Values of which several may be set; a set one leads to the list without it. */
const useAnyOf = (search: Search, facet: Facet, list: keyof typeof listFields): FacetValue[] => {
  const counted = useCounted(facet);
  return facet.values.map(({ value, name, count }) => ({
    id: value,
    label: name,
    href: searchAddress(toggleId(search, list, Number(value))),
    count: counted(count),
    chosen: idsOf(search, list).includes(Number(value)),
  }));
};

/** Values of which one may be set; the set one leads to the list without it. */
const useOneOf = (
  search: Search,
  facet: Facet,
  key: "minStar",
  label: (value: Facet["values"][number]) => FacetValue["label"],
): FacetValue[] => {
  const counted = useCounted(facet);
  return facet.values.map((value) => {
    const number = Number(value.value);
    const chosen = search[key] === number;
    return {
      id: value.value,
      label: label(value),
      href: searchAddress(changeSearch(search, { [key]: chosen ? undefined : number })),
      count: counted(value.count),
      chosen,
    };
  });
};

const Categories = ({ facet, search, tree }: GroupProps): ReactElement => {
  const counted = useCounted(facet);
  const values = facet.values.map(({ value, name, count }) => {
    const id = Number(value);
    const node = categoryPath(tree, id).at(-1);
    return {
      id: value,
      label: name,
      href: searchAddress(inCategory(search, { id, parentId: node?.parentId, name })),
      count: counted(count),
      chosen: search.cid === id,
      nested: (node?.level ?? 1) - 1,
    };
  });
  return (
    <FacetGroup title={facet.name}>
      <FacetList mark="plain" values={values} />
    </FacetGroup>
  );
};

const Stars = ({ facet, search }: GroupProps): ReactElement => {
  const say = useProductTexts();
  const values = useOneOf(search, facet, "minStar", ({ value, name }) => (
    <Rating size={12} value={Number(value)} label={say.stars(Number(value))}>
      <span>{name}</span>
    </Rating>
  ));
  return (
    <FacetGroup title={facet.name}>
      <FacetList mark="dot" values={values} />
    </FacetGroup>
  );
};

const Prices = ({ facet, search }: GroupProps): ReactElement => {
  const navigate = useNavigate();
  return (
    <PriceFilter
      title={facet.name}
      facet={facet}
      bounds={search}
      path={paths.search}
      fields={searchQuery(search)}
      onApply={(bounds) => void navigate(searchAddress(changeSearch(search, bounds)))}
    />
  );
};

const InStock = ({ facet, search }: GroupProps): ReactElement => {
  const intl = useIntl();
  const counted = useCounted(facet);
  const chosen = search.inStock === true;
  return (
    <FacetGroup title={intl.formatMessage(texts.offers)}>
      <FacetList
        values={[
          {
            id: "inStock",
            label: intl.formatMessage(texts.inStock),
            href: searchAddress(changeSearch(search, { inStock: chosen ? undefined : true })),
            count: counted(facet.values[0]?.count ?? 0),
            chosen,
          },
        ]}
      />
    </FacetGroup>
  );
};

const Brands = ({ facet, search }: GroupProps): ReactElement => (
  <LongList facet={facet} values={useAnyOf(search, facet, "brand")} />
);

const Shops = ({ facet, search }: GroupProps): ReactElement => (
  <LongList facet={facet} values={useAnyOf(search, facet, "shop")} />
);

const groups = {
  price: Prices,
  brand: Brands,
  stars: Stars,
  shop: Shops,
  stock: InStock,
} satisfies Record<(typeof facetControls)[keyof typeof facetControls], (props: GroupProps) => ReactElement>;

const hasControl = (facet: Facet): facet is Facet & { key: keyof typeof facetControls } =>
  facet.key in facetControls && facet.values.length > 0;

/** All that narrows the list, as links: each choice has an address and works without JavaScript. */
export const Filters = (props: FiltersProps): ReactElement => {
  const intl = useIntl();
  const { facets } = props;
  const categories = facets.find(({ key }) => key === "cid");
  const others = facets.filter(hasControl);
  return (
    <Facets label={intl.formatMessage(texts.filters)}>
      {categories && categories.values.length > 0 && <Categories {...props} facet={categories} />}
      <OptionFilters facets={facets} search={props.search} />
      {others.map((facet) => {
        const Group = groups[facetControls[facet.key]];
        return <Group key={facet.key} {...props} facet={facet} />;
      })}
    </Facets>
  );
};
