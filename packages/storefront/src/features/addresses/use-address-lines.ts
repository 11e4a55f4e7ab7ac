import { countryNames, countryOf, type Address } from "@carmine/api/contract";
import { bcp47, type Locale } from "@carmine/i18n";
import { useApp } from "../../app/AppContext.tsx";

/** The country of an address by its name in a language; as it stands where nobody knows it. */
const countryIn = (locale: Locale, country: string | null): string | null => {
  const known = countryOf(country);
  return known ? countryNames(bcp47(locale))(known) : country;
};

/** A function that writes an address in lines, the country by its name in the page's language. */
export const useAddressLines = (): ((address: Address) => string[]) => {
  const { locale } = useApp();
  return ({ detail, postCode, country }) =>
    [...detail.split("\n"), [postCode, countryIn(locale, country)].filter(Boolean).join(", ")].filter(
      (line) => line.trim() !== "",
    );
};

/** An order keeps its address as one text with the English name of the country at its end. */
export const orderAddressIn = (locale: Locale, text: string): string => {
  const start = text.lastIndexOf(", ") + 2;
  return start === 1 ? text : text.slice(0, start) + countryIn(locale, text.slice(start));
};

/** A function that writes the address of an order, the country by its name in the page's language. */
export const useOrderAddress = (): ((text: string) => string) => {
  const { locale } = useApp();
  return (text) => orderAddressIn(locale, text);
};

export const phoneOf = ({ phone, countryCode }: Address): string | undefined =>
  phone ? [countryCode && `+${countryCode.replace("+", "")}`, phone].filter(Boolean).join(" ") : undefined;
