import type { Facet, FilterFacet } from "@carmine/api/contract";
import { FacetGroup, FacetList, Rating, type FacetValue } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { use, type ReactElement } from "react";
import { useNavigate } from "../../../app/location.ts";
import { useProductTexts } from "../../products/use-product-texts.ts";
import { ListPlaceContext } from "../list-place.ts";
import { PriceFilter } from "../PriceFilter.tsx";
import { changeSearch, toggleId, type IdFilter, type Search } from "../search-params.ts";
import { LongList } from "./LongList.tsx";
import { OptionFilters } from "./OptionFilters.tsx";
import { useCounted } from "./use-counted.ts";

const texts = defineMessages({
  offers: { defaultMessage: "Availability", description: "List of products: filter for products in stock" },
  inStock: { defaultMessage: "In stock only", description: "List of products: filter and its chip" },
});

export interface FilterGroupsProps {
  readonly search: Search;
  readonly facets: readonly Facet[];
}

interface GroupProps extends Pick<FilterGroupsProps, "search"> {
  readonly facet: Facet;
}

/** Multi-select values; a selected value links to the list without it. */
const useAnyOf = (search: Search, facet: Facet, filter: IdFilter): FacetValue[] => {
  const { href } = use(ListPlaceContext);
  const counted = useCounted(facet);
  return facet.values.map(({ value, name, count }) => ({
    id: value,
    label: name,
    href: href(toggleId(search, filter, Number(value))),
    count: counted(count),
    chosen: search[filter].includes(Number(value)),
  }));
};

/** Single-select values; the selected value links to the list without it. */
const Stars = ({ facet, search }: GroupProps): ReactElement => {
  const { href } = use(ListPlaceContext);
  const productTexts = useProductTexts();
  const counted = useCounted(facet);
  const values = facet.values.map(({ value, name, count }): FacetValue => {
    const stars = Number(value);
    const chosen = search.minStar === stars;
    return {
      id: value,
      label: (
        <Rating size={12} value={stars} label={productTexts.stars(stars)}>
          <span>{name}</span>
        </Rating>
      ),
      href: href(changeSearch(search, { minStar: chosen ? undefined : stars })),
      count: counted(count),
      chosen,
    };
  });
  return (
    <FacetGroup title={facet.name}>
      <FacetList mark="dot" values={values} />
    </FacetGroup>
  );
};

const Prices = ({ facet, search }: GroupProps): ReactElement => {
  const { path, query, href } = use(ListPlaceContext);
  const navigate = useNavigate();
  return (
    <PriceFilter
      title={facet.name}
      facet={facet}
      bounds={search}
      path={path}
      query={query(search)}
      onApply={(bounds) => void navigate(href(changeSearch(search, bounds)))}
    />
  );
};

const InStock = ({ facet, search }: GroupProps): ReactElement => {
  const { href } = use(ListPlaceContext);
  const intl = useIntl();
  const counted = useCounted(facet);
  const chosen = search.inStock;
  return (
    <FacetGroup title={intl.formatMessage(texts.offers)}>
      <FacetList
        values={[
          {
            id: "inStock",
            label: intl.formatMessage(texts.inStock),
            href: href(changeSearch(search, { inStock: !chosen })),
            count: counted(facet.values[0]?.count ?? 0),
            chosen,
          },
        ]}
      />
    </FacetGroup>
  );
};

const Brands = ({ facet, search }: GroupProps): ReactElement => (
  <LongList facet={facet} values={useAnyOf(search, facet, "brandId")} />
);

const Shops = ({ facet, search }: GroupProps): ReactElement => (
  <LongList facet={facet} values={useAnyOf(search, facet, "merId")} />
);

const groups: Readonly<Record<FilterFacet, (props: GroupProps) => ReactElement>> = {
  price: Prices,
  brandId: Brands,
  minStar: Stars,
  merId: Shops,
  inStock: InStock,
};

const hasGroup = (facet: Facet): facet is Facet & { key: FilterFacet } =>
  facet.key in groups && facet.values.length > 0;

/** Filters of a product list except categories, as links. */
export const FilterGroups = ({ search, facets }: FilterGroupsProps): ReactElement => (
  <>
    <OptionFilters facets={facets} search={search} />
    {facets.filter(hasGroup).map((facet) => {
      const Group = groups[facet.key];
      return <Group key={facet.key} search={search} facet={facet} />;
    })}
  </>
);
