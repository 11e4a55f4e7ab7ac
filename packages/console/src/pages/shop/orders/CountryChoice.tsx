import { countries } from "@carmine/api/contract";
import { Combobox } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useCountryNames } from "../../../app/use-country-names.ts";

interface CountryChoiceProps {
  label: string;
  /** Two letters; empty for none. */
  value: string;
  onChange: (code: string) => void;
}

/** Selects a country by a part of its name. */
const CountryChoice = ({ label, value, onChange }: CountryChoiceProps) => {
  const intl = useIntl();
  const nameOf = useCountryNames();
  const options = countries
    .map((country) => ({ value: country.code, label: nameOf(country) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, intl.locale));
  return <Combobox label={label} options={options} value={value} onValueChange={onChange} />;
};

export default CountryChoice;
