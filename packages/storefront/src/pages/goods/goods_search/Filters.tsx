import { FacetGroup, FacetList, Facets } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import type { Facet } from "@carmine/api/contract";
import type { Category } from "@carmine/api/hooks";
import type { ReactElement } from "react";
import { categoryPath } from "../../../features/catalogue/category-path.ts";
import { FilterGroups, type FilterGroupsProps } from "../../../features/catalogue/filters/FilterGroups.tsx";
import { relevantFacets } from "../../../features/catalogue/filters/relevant-facets.ts";
import { useCounted } from "../../../features/catalogue/filters/use-counted.ts";
import { inCategory, searchParams } from "../../../features/catalogue/search-params.ts";

const texts = defineMessages({
  filters: {
    defaultMessage: "Filters",
    description: "Products of a shop: name of the column, and other places",
  },
});

export interface FiltersProps extends FilterGroupsProps {
  readonly tree: readonly Category[];
}

const Categories = ({
  facet,
  search,
  tree,
}: Omit<FiltersProps, "facets"> & { facet: Facet }): ReactElement => {
  const counted = useCounted(facet);
  const values = facet.values.map(({ value, name, count }) => {
    const id = Number(value);
    const node = categoryPath(tree, id).at(-1);
    return {
      id: value,
      label: name,
      href: searchParams.href(inCategory(search, { id, parentId: node?.parentId, name })),
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

/** All filters as links: each choice has a URL and works without JavaScript. */
export const Filters = ({ search, facets, tree }: FiltersProps): ReactElement => {
  const intl = useIntl();
  const categories = facets.find(({ key }) => key === "cid");
  return (
    <Facets label={intl.formatMessage(texts.filters)}>
      {categories && categories.values.length > 0 && (
        <Categories search={search} tree={tree} facet={categories} />
      )}
      <FilterGroups search={search} facets={relevantFacets(search, facets)} />
    </Facets>
  );
};
