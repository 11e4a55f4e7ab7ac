import type { Facet } from "@carmine/api/contract";
import { FacetGroup, FacetList, Rating, type FacetValue } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { use, type ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { useProductTexts } from "../../products/use-product-texts.ts";
import { ListPlaceContext } from "../list-place.ts";
import { PriceFilter } from "../PriceFilter.tsx";
import { changeSearch, idsOf, toggleId, type Search } from "../search-address.ts";
import { facetControls, type listFields } from "../search-fields.ts";
import { LongList } from "./LongList.tsx";
import { OptionFilters } from "./OptionFilters.tsx";
import { useCounted } from "./use-counted.ts";

const texts = defineMessages({
  offers: { defaultMessage: "Availability", description: "List of products: filter for goods in stock" },
  inStock: { defaultMessage: "In stock only", description: "List of products: filter and its chip" },
});

export interface FilterGroupsProps {
  readonly search: Search;
  readonly facets: readonly Facet[];
}

interface GroupProps extends Pick<FilterGroupsProps, "search"> {
  readonly facet: Facet;
}

/** Values of which several may be set; a set one leads to the list without it. */
const useAnyOf = (search: Search, facet: Facet, list: keyof typeof listFields): FacetValue[] => {
  const { hrefOf } = use(ListPlaceContext);
  const counted = useCounted(facet);
  return facet.values.map(({ value, name, count }) => ({
    id: value,
    label: name,
    href: hrefOf(toggleId(search, list, Number(value))),
    count: counted(count),
    chosen: idsOf(search, list).includes(Number(value)),
  }));
};

/** One of them may be set; the set one leads to the list without it. */
const Stars = ({ facet, search }: GroupProps): ReactElement => {
  const { hrefOf } = use(ListPlaceContext);
  const say = useProductTexts();
  const counted = useCounted(facet);
  const values = facet.values.map(({ value, name, count }): FacetValue => {
    const stars = Number(value);
    const chosen = search.minStar === stars;
    return {
      id: value,
      label: (
        <Rating size={12} value={stars} label={say.stars(stars)}>
          <span>{name}</span>
        </Rating>
      ),
      href: hrefOf(changeSearch(search, { minStar: chosen ? undefined : stars })),
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
  const { path, fieldsOf, hrefOf } = use(ListPlaceContext);
  const navigate = useNavigate();
  return (
    <PriceFilter
      title={facet.name}
      facet={facet}
      bounds={search}
      path={path}
      fields={fieldsOf(search)}
      onApply={(bounds) => void navigate(hrefOf(changeSearch(search, bounds)))}
    />
  );
};

const InStock = ({ facet, search }: GroupProps): ReactElement => {
  const { hrefOf } = use(ListPlaceContext);
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
            href: hrefOf(changeSearch(search, { inStock: chosen ? undefined : true })),
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

/** What narrows a list of products besides its categories, as links to its place. */
export const FilterGroups = ({ search, facets }: FilterGroupsProps): ReactElement => (
  <>
    <OptionFilters facets={facets} search={search} />
    {facets.filter(hasControl).map((facet) => {
      const Group = groups[facetControls[facet.key]];
      return <Group key={facet.key} search={search} facet={facet} />;
    })}
  </>
);
