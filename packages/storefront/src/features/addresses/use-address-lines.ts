import { addressLines } from "@carmine/api/address-forms";
import { countryOf } from "@carmine/api/contract";
import type { Address } from "@carmine/api/hooks";
import { useCountryNames, type CountryName } from "../countries/country-names.ts";

/** The country of an address by its name in a language; as it stands where nobody knows it. */
const countryIn = (nameOf: CountryName, country: string | null): string | null => {
  const known = countryOf(country);
  return known ? nameOf(known) : country;
};

/** A function that writes an address as its country does, the country by its name in the page's language. */
export const useAddressLines = (): ((address: Address) => string[]) => {
  const nameOf = useCountryNames();
  return (address) => [
    ...addressLines(countryOf(address.country)?.code ?? "", address),
    countryIn(nameOf, address.country) ?? "",
  ];
};

/** An order keeps its address as one text with the English name of the country at its end. */
export const orderAddressIn = (nameOf: CountryName, text: string): string => {
  const start = text.lastIndexOf(", ") + 2;
  return start === 1 ? text : text.slice(0, start) + countryIn(nameOf, text.slice(start));
};

/** A function that writes the address of an order, the country by its name in the page's language. */
export const useOrderAddress = (): ((text: string) => string) => {
  const nameOf = useCountryNames();
  return (text) => orderAddressIn(nameOf, text);
};

/** An address in the name of a button: a person may have several. */
export const shortAddress = ({ recipient, street }: Address): string => [recipient, street].join(", ");

export const phoneOf = ({ phone, dialCode }: Address): string | undefined =>
  phone ? [dialCode && `+${dialCode.replace("+", "")}`, phone].filter(Boolean).join(" ") : undefined;
