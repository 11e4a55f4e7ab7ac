import { addressLines } from "@carmine/api/address-forms";
import { countryOf, phoneText } from "@carmine/api/contract";
import type { Address } from "@carmine/api/hooks";
import { useCountryNames, type CountryName } from "../countries/country-names.ts";

/** The translated name of a country; an unknown country is returned unchanged. */
const countryIn = (nameOf: CountryName, country: string | null): string | null => {
  const known = countryOf(country);
  return known ? nameOf(known) : country;
};

/** Returns a function that formats an address like its country, with the country's name in the page's language. */
export const useAddressLines = (): ((address: Address) => string[]) => {
  const nameOf = useCountryNames();
  return (address) => [
    ...addressLines(countryOf(address.country)?.code ?? "", address),
    countryIn(nameOf, address.country) ?? "",
  ];
};

/** Translates the country of an order's address, which is stored as one text that ends in the English name. */
export const orderAddressIn = (nameOf: CountryName, text: string): string => {
  const start = text.lastIndexOf(", ") + 2;
  return start === 1 ? text : text.slice(0, start) + countryIn(nameOf, text.slice(start));
};

/** Returns a function that translates the country in an order's address. */
export const useOrderAddress = (): ((text: string) => string) => {
  const nameOf = useCountryNames();
  return (text) => orderAddressIn(nameOf, text);
};

/** A short address for a button's accessible name; recipients may have several addresses. */
export const shortAddress = ({ recipient, street }: Address): string => [recipient, street].join(", ");

export const phoneOf = ({ phone, dialCode }: Address): string | undefined =>
  phone
    ? phoneText([dialCode && `+${dialCode.replace("+", "")}`, phone].filter(Boolean).join(" "))
    : undefined;
