import { countries } from "@carmine/api/contract";
import { Combobox } from "@carmine/design-system";
import { bcp47 } from "@carmine/i18n";
import { useIntl } from "@carmine/i18n/react";
import { useMemo, type ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { useCountryNames } from "../countries/country-names.ts";

export interface CountryFieldProps {
  /** Country code; empty if none is selected. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (country: string) => void;
}

/** Country field, searchable by the name in the page's language, the English name or the code. */
export const CountryField = ({ value, error, onChange }: CountryFieldProps): ReactElement => {
  const { locale } = useApp();
  const intl = useIntl();
  const nameOf = useCountryNames();
  const options = useMemo(
    () =>
      countries
        .map((one) => ({ value: one.code, label: nameOf(one), keywords: [one.name, one.code] }))
        .toSorted((a, b) => a.label.localeCompare(b.label, bcp47(locale))),
    [nameOf, locale],
  );
  return (
    <Combobox
      label={intl.formatMessage({
        defaultMessage: "Country or region",
        description: "Label of a field, and other places",
      })}
      required
      autoComplete="country-name"
      options={options}
      value={value}
      error={error}
      onValueChange={onChange}
    />
  );
};
