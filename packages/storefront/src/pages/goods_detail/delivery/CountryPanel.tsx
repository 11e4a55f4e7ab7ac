import { countries } from "@carmine/api/contract";
import { Popover, Select, type PopoverProps } from "@carmine/design-system";
import { bcp47 } from "@carmine/i18n";
import { useIntl } from "@carmine/i18n/react";
import { useMemo, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { useCountryNames } from "../../../features/countries/country-names.ts";

export interface CountryPanelProps extends Required<Pick<PopoverProps, "trigger" | "open" | "onOpenChange">> {
  readonly value: string;
  readonly onChoose: (code: string) => void;
}

/** Panel to change the delivery country. Loads lazily with the list of countries. */
export default function CountryPanel({ value, onChoose, ...panel }: CountryPanelProps): ReactElement {
  const { locale } = useApp();
  const intl = useIntl();
  const nameOf = useCountryNames();
  const options = useMemo(
    () =>
      countries
        .map((country) => ({ value: country.code, label: nameOf(country) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, bcp47(locale))),
    [locale, nameOf],
  );
  return (
    <Popover
      {...panel}
      label={intl.formatMessage({
        defaultMessage: "Deliver to",
        description: "Product page: name of the panel to choose a country in",
      })}
    >
      <Select
        label={intl.formatMessage({
          defaultMessage: "Country or region",
          description: "Label of a field, and other places",
        })}
        options={options}
        value={value}
        // Stays open, because arrow keys select while moving to another country.
        onValueChange={onChoose}
      />
    </Popover>
  );
}
