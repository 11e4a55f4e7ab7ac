import { Button } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState, type ReactElement } from "react";
import { lazy } from "../../../hydration/lazy.tsx";
import type { FilterPanelProps } from "./FilterPanel.tsx";
import { useActiveFilters } from "../../../features/catalogue/filters/use-active-filters.ts";

const FilterPanel = lazy(() => import("./FilterPanel.tsx"));

const texts = defineMessages({
  filters: {
    defaultMessage: "Filters",
    description: "Products of a shop: name of the column, and other places",
  },
});

/** The filters of small windows, behind a button with the number of active ones. */
export const FilterDrawer = (props: Omit<FilterPanelProps, "onClose">): ReactElement => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { length: count } = useActiveFilters(props.search, props.facets);
  return (
    <>
      <Button
        size="sm"
        startIcon={SlidersHorizontal}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {count === 0
          ? intl.formatMessage(texts.filters)
          : intl.formatMessage(
              {
                defaultMessage: "Filters ({count, number})",
                description: "Search page: button that opens the filters, with how many are set",
              },
              { count },
            )}
      </Button>
      {open && <FilterPanel {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
