import { limits } from "@carmine/api/contract";
import { Button, ButtonLink, Drawer } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState, type ReactElement } from "react";
import { searchAddress, withoutFilters } from "../../../features/catalogue/search-address.ts";
import { Filters, type FiltersProps } from "./Filters.tsx";
import { useNarrowings } from "./search-texts.ts";

const texts = defineMessages({
  filters: {
    defaultMessage: "Filters",
    description: "Search page: button that opens the filters, and their title",
  },
  close: { defaultMessage: "Close filters", description: "Search page: cross of the filters" },
  clear: { defaultMessage: "Clear all", description: "Search page: link in the foot of the filters" },
});

/** The filters of a small window, behind a button that says how many are set. */
export const FilterDrawer = ({
  total = 0,
  ...props
}: FiltersProps & { readonly total: number | undefined }): ReactElement => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { length: count } = useNarrowings(props.search, props.facets);
  const title = intl.formatMessage(texts.filters);
  return (
    <Drawer
      open={open}
      onOpenChange={setOpen}
      title={title}
      closeLabel={intl.formatMessage(texts.close)}
      trigger={
        <Button startIcon={SlidersHorizontal}>
          {count === 0
            ? title
            : intl.formatMessage(
                {
                  defaultMessage: "Filters ({count, number})",
                  description: "Search page: button that opens the filters, with how many are set",
                },
                { count },
              )}
        </Button>
      }
      footer={
        <>
          {count > 0 && (
            <ButtonLink href={searchAddress(withoutFilters(props.search))} rel="nofollow">
              {intl.formatMessage(texts.clear)}
            </ButtonLink>
          )}
          <Button variant="solid" onClick={() => setOpen(false)}>
            {total < limits.searchWindow
              ? intl.formatMessage(
                  {
                    defaultMessage: "Show {count, plural, one {# product} other {# products}}",
                    description: "Search page: button in the foot of the filters",
                  },
                  { count: total },
                )
              : intl.formatMessage(
                  {
                    defaultMessage: "Show {count, number}+ products",
                    description:
                      "Search page: button in the foot of the filters; as many as are counted, or more",
                  },
                  { count: total },
                )}
          </Button>
        </>
      }
    >
      <Filters {...props} />
    </Drawer>
  );
};
