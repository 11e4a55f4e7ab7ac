import type { ComboboxTexts } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";

/** Words of the lists of countries and of regions. */
export const useListTexts = (): ComboboxTexts => {
  const intl = useIntl();
  return {
    open: intl.formatMessage({
      defaultMessage: "Show the list",
      description: "Name of the button that opens the list of countries or regions",
    }),
    clear: intl.formatMessage({
      defaultMessage: "Clear",
      description: "Name of the button that empties the field of a country or region",
    }),
    empty: intl.formatMessage({
      defaultMessage: "No match",
      description: "In the list of countries or regions when nothing fits what was typed",
    }),
    loading: intl.formatMessage({
      defaultMessage: "Loading",
      description: "In the list of countries until it is there",
    }),
    count: (count) =>
      intl.formatMessage(
        {
          defaultMessage: "{count, plural, one {# match} other {# matches}}",
          description: "Read out when the list of countries or regions changes",
        },
        { count },
      ),
  };
};
