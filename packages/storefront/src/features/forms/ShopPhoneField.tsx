import { countries } from "@carmine/api/contract";
import { PhoneField, type PhoneFieldProps } from "@carmine/design-system";
import { bcp47 } from "@carmine/i18n";
import { useIntl } from "@carmine/i18n/react";
import { useMemo, useState, type ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { useCountryNames } from "../countries/country-names.ts";

export interface PhoneInput {
  /** Digits after the dial code. */
  readonly phone: string;
  /** ISO 3166-1 alpha-2: whose dial code it is. */
  readonly country: string;
}

export interface ShopPhoneFieldProps extends Pick<
  PhoneFieldProps,
  "label" | "aside" | "error" | "size" | "ref" | "onBlur"
> {
  /** What the field starts with; give the field another `key` to start anew. */
  readonly start: PhoneInput;
  readonly onInput: (input: PhoneInput) => void;
}

/** Dial code of a country of the list, as the wire takes it. */
export const dialCodeOf = (country: string): string =>
  String(countries.find(({ code }) => code === country)?.dialCode ?? 1);

/** A telephone number with its dial code, in the words of the shop. */
export const ShopPhoneField = ({ start, onInput, ...field }: ShopPhoneFieldProps): ReactElement => {
  const { locale } = useApp();
  const intl = useIntl();
  const named = useCountryNames();
  const nameOf = useMemo(() => {
    const byCode = new Map(countries.map((country) => [country.code, country]));
    return (code: string): string | undefined => {
      const country = byCode.get(code);
      return country && named(country);
    };
  }, [named]);
  const digits = start.phone.replaceAll(/\D/g, "");
  const [first] = useState(digits === "" ? "" : `+${dialCodeOf(start.country)}${digits}`);
  return (
    <PhoneField
      {...field}
      autoComplete="tel"
      defaultValue={first}
      defaultCountry={start.country}
      onValueChange={(_value, { nationalNumber, country }) => onInput({ phone: nationalNumber, country })}
      locale={bcp47(locale)}
      countryName={nameOf}
      texts={{
        label: intl.formatMessage({
          defaultMessage: "Country code",
          description: "Label before a phone number",
        }),
        search: intl.formatMessage({
          defaultMessage: "Country or code",
          description: "In the empty search of the country codes",
        }),
        common: intl.formatMessage({
          defaultMessage: "Frequently used",
          description: "Head over the most used country codes",
        }),
        all: intl.formatMessage({
          defaultMessage: "All countries",
          description: "Head over all country codes",
        }),
        empty: intl.formatMessage({
          defaultMessage: "No matching country",
          description: "In the list of countries when nothing fits what was typed",
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
