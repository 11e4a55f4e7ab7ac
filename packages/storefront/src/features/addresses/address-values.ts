import { countries, countryOf, phoneField, type MessageKey } from "@carmine/api/contract";
import type { Address, AddressInput } from "@carmine/api/hooks";
import type { Locale } from "@carmine/i18n";

/** What the form holds. Countries stand in it by their code; what is sent has the English name and the dial code. */
export type AddressValues = {
  recipient: string;
  email: string;
  country: string;
  /** ISO 3166-2 code; empty where none is chosen. */
  region: string;
  street: string;
  postalCode: string;
  phone: string;
  dialCountry: string;
  isDefault: boolean;
};

const likelyCountry: Readonly<Record<Locale, string>> = {
  en: "US",
  "zh-CN": "CN",
  es: "ES",
  fr: "FR",
  th: "TH",
  lao: "LA",
};

/** An empty form; the language says where the shopper most likely lives. */
export const newAddress = (locale: Locale, email = "", isDefault = false): AddressValues => ({
  recipient: "",
  email,
  country: likelyCountry[locale],
  region: "",
  street: "",
  postalCode: "",
  phone: "",
  dialCountry: likelyCountry[locale],
  isDefault,
});

/** Of several countries with one dial code the one of the address is meant. */
const dialCountryOf = (dialCode: string | null, country: string): string => {
  const digits = Number(dialCode?.replace("+", "") ?? Number.NaN);
  const same = countries.filter((entry) => entry.dialCode === digits);
  return (same.find(({ code }) => code === country) ?? same[0])?.code ?? (country || likelyCountry.en);
};

/** A country that the list does not know is asked for again: a guess would send the parcel somewhere else. */
export const valuesOf = (address: Address): AddressValues => {
  const country = countryOf(address.country)?.code ?? "";
  return {
    recipient: address.recipient,
    email: address.email ?? "",
    country,
    region: address.region ?? "",
    street: address.street,
    postalCode: address.postalCode ?? "",
    phone: address.phone ?? "",
    dialCountry: dialCountryOf(address.dialCode, country),
    isDefault: address.isDefault,
  };
};

/** What is sent. */
export const inputOf = (
  { country, dialCountry, phone, ...rest }: AddressValues,
  id?: number,
): AddressInput => ({
  ...(id === undefined ? {} : { id }),
  ...rest,
  country: countries.find(({ code }) => code === country)?.name ?? "",
  phone: phone.trim(),
  dialCode:
    phone.trim() === "" ? "" : String(countries.find(({ code }) => code === dialCountry)?.dialCode ?? ""),
});

/** Where the tax depends on the region, an address without it could not be priced. */
const taxedByRegion: ReadonlySet<string> = new Set(["US", "CA"]);

/** The contract lets any text through as a telephone number that may be left out; a courier needs a real one. */
export const ownChecks = ({
  phone,
  country,
  region,
}: AddressValues): { phone?: MessageKey; region?: MessageKey } => ({
  ...(phone.trim() === "" || phoneField.safeParse(phone).success ? {} : { phone: "correctPhone" }),
  ...(taxedByRegion.has(country) && region === "" ? { region: "emptyRegion" } : {}),
});
