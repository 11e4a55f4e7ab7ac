import { AppliedFilters } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { use, type ReactElement } from "react";
import { ListPlaceContext } from "../list-place.ts";
import { withoutFilters, type Search } from "../search-params.ts";
import type { ActiveFilter } from "./use-active-filters.ts";

export interface ActiveFiltersProps {
  readonly search: Search;
  readonly filters: readonly ActiveFilter[];
}

/** The active filters as chips that remove them; renders nothing without filters. */
export const ActiveFilters = ({ search, filters }: ActiveFiltersProps): ReactElement | null => {
  const { href } = use(ListPlaceContext);
  const intl = useIntl();
  if (filters.length === 0) return null;
  return (
    <AppliedFilters
      label={intl.formatMessage({
        defaultMessage: "Active filters",
        description: "List of products: name of the chips",
      })}
      filters={filters.map(({ id, label, without }) => ({ id, label, href: href(without) }))}
      clear={{
        label: intl.formatMessage({
          defaultMessage: "Clear all",
          description: "List of products: link after the chips, and other places",
        }),
        href: href(withoutFilters(search)),
      }}
    />
  );
};
