import { AppliedFilters } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { use, type ReactElement } from "react";
import { ListPlaceContext } from "../list-place.ts";
import { withoutFilters, type Search } from "../search-address.ts";
import type { Narrowing } from "./use-narrowings.ts";

export interface SetFiltersProps {
  readonly search: Search;
  /** Those that are shown; nothing without one. */
  readonly narrowings: readonly Narrowing[];
}

/** What narrows a list, as chips that take it back. */
export const SetFilters = ({ search, narrowings }: SetFiltersProps): ReactElement | null => {
  const { hrefOf } = use(ListPlaceContext);
  const intl = useIntl();
  if (narrowings.length === 0) return null;
  return (
    <AppliedFilters
      label={intl.formatMessage({
        defaultMessage: "Active filters",
        description: "List of products: name of the chips",
      })}
      filters={narrowings.map(({ id, label, without }) => ({ id, label, href: hrefOf(without) }))}
      clear={{
        label: intl.formatMessage({
          defaultMessage: "Clear all",
          description: "List of products: link after the chips",
        }),
        href: hrefOf(withoutFilters(search)),
      }}
    />
  );
};
