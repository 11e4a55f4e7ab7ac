import { countries } from "@carmine/api/contract";
import { Combobox } from "@carmine/design-system";
import { bcp47 } from "@carmine/i18n";
import { useIntl } from "@carmine/i18n/react";
import { useMemo, type ReactElement } from "react";
import type { ControllerRenderProps } from "react-hook-form";
import { useApp } from "../../app/AppContext.tsx";
import { useCountryNames } from "../countries/country-names.ts";
import type { AddressValues } from "./address-values.ts";

export interface CountryFieldProps {
  readonly field: ControllerRenderProps<AddressValues, "country">;
  readonly error: string | undefined;
  readonly onChosen: (code: string) => void;
}

/** The country, found by its name in the page's language, its English name or its code. */
export const CountryField = ({
  field: { ref, value, onBlur, onChange },
  error,
  onChosen,
}: CountryFieldProps): ReactElement => {
  const { locale } = useApp();
  const intl = useIntl();
  const nameOf = useCountryNames();
  const options = useMemo(
    () =>
      countries
        .map((country) => ({
          value: country.code,
          label: nameOf(country),
          keywords: [country.name, country.code],
        }))
        .toSorted((a, b) => a.label.localeCompare(b.label, bcp47(locale))),
    [locale, nameOf],
  );
  return (
    <Combobox
      label={intl.formatMessage({ defaultMessage: "Country or region", description: "Label of a field" })}
      placeholder={intl.formatMessage({
        defaultMessage: "Choose a country",
        description: "In the empty field of the country",
      })}
      required
      ref={ref}
      options={options}
      value={value}
      onValueChange={(code) => {
        onChange(code);
        if (code) onChosen(code);
      }}
      onBlur={onBlur}
      error={error}
      texts={{
        open: intl.formatMessage({
          defaultMessage: "Show countries",
          description: "Name of the button that opens the list of countries",
        }),
        clear: intl.formatMessage({
          defaultMessage: "Clear country",
          description: "Name of the button that empties the field of the country",
        }),
        empty: intl.formatMessage({
          defaultMessage: "No matching country",
          description: "In the list of countries when nothing fits what was typed",
        }),
        loading: intl.formatMessage({
          defaultMessage: "Loading",
          description: "In the list of countries until it is there",
        }),
        count: (count) =>
          intl.formatMessage(
            {
              defaultMessage: "{count, plural, one {# country} other {# countries}}",
              description: "Read out when the list of countries changes",
            },
            { count },
          ),
      }}
    />
  );
};
