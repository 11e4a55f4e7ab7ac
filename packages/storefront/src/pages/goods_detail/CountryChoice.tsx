import { countries } from "@carmine/api/contract";
import { Select } from "@carmine/design-system";
import { bcp47 } from "@carmine/i18n";
import { useIntl } from "@carmine/i18n/react";
import { useMemo, type ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { useCountryNames } from "../../features/countries/country-names.ts";

/** Where products are delivered; its list of countries is loaded when somebody wants to change it. */
export default function CountryChoice({
  value,
  onChoose,
}: {
  value: string;
  onChoose: (code: string) => void;
}): ReactElement {
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
    <Select
      label={intl.formatMessage({
        defaultMessage: "Country or region",
        description: "Product page: field for where the product is delivered",
      })}
      options={options}
      value={value}
      onValueChange={onChoose}
    />
  );
}
