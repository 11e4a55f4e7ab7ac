import { limits } from "@carmine/api/contract";
import { Button, ButtonLink, Drawer } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
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

export interface FilterPanelProps extends FiltersProps {
  readonly total: number | undefined;
  readonly onClose: () => void;
}

/** The filters at the edge of a small window, with what they leave. */
export default function FilterPanel({ total = 0, onClose, ...props }: FilterPanelProps): ReactElement {
  const intl = useIntl();
  const { length: count } = useNarrowings(props.search, props.facets);
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={intl.formatMessage(texts.filters)}
      footer={
        <>
          {count > 0 && (
            <ButtonLink href={searchAddress(withoutFilters(props.search))} rel="nofollow">
              {intl.formatMessage(texts.clear)}
            </ButtonLink>
          )}
          <Button variant="solid" onClick={onClose}>
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
}
