import { Select, TextField } from "@carmine/design-system";
import { countries, countryNames } from "@carmine/api/contract";
import { bcp47 } from "@carmine/i18n";
import { useIntl } from "@carmine/i18n/react";
import { useMemo, type ReactElement, type ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { useApp } from "../../../app/AppContext.tsx";
import { useFieldErrorText } from "../../forms/field-texts.ts";
import * as styles from "./PhoneField.css.ts";

/** The panel starts with +1 (specification, section 9), which the United States stand for. */
export const defaultCountry = "US";

/** Dial code of a country of the list, as the wire takes it. */
export const dialCodeOf = (country: string): string =>
  String(countries.find(({ code }) => code === country)?.dialCode ?? 1);

export interface PhoneFormValues {
  phone: string;
  country: string;
}

/** Country and number. The country is only for choosing: the wire carries its dial code. */
export const PhoneField = ({ aside, optional }: { aside?: ReactNode; optional?: boolean }): ReactElement => {
  const { locale } = useApp();
  const intl = useIntl();
  const errorText = useFieldErrorText();
  const { register, formState } = useFormContext<PhoneFormValues>();
  const options = useMemo(() => {
    const nameOf = countryNames(bcp47(locale));
    return countries
      .map((country) => ({ value: country.code, label: `+${country.dialCode} ${nameOf(country)}` }))
      .toSorted((a, b) =>
        a.label.slice(a.label.indexOf(" ")).localeCompare(b.label.slice(b.label.indexOf(" "))),
      );
  }, [locale]);
  return (
    <div className={styles.row}>
      <Select
        size="lg"
        label={intl.formatMessage({
          defaultMessage: "Country code",
          description: "Label before a phone number",
        })}
        autoComplete="tel-country-code"
        options={options}
        {...register("country")}
      />
      <TextField
        size="lg"
        label={
          optional
            ? intl.formatMessage({
                defaultMessage: "Phone number (optional)",
                description: "Label of a field that may stay empty",
              })
            : intl.formatMessage({ defaultMessage: "Phone number", description: "Label of a field" })
        }
        aside={aside}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        error={errorText(formState.errors.phone)}
        {...register("phone")}
      />
    </div>
  );
};
