import { addressProblems, hasPart, type AddressPart } from "@carmine/api/address-forms";
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
  city: string;
  district: string;
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

export interface NewAddress {
  readonly locale: Locale;
  readonly email?: string | undefined;
  readonly isDefault?: boolean;
  /** Where the shopper seems to be, ISO 3166-1; without it the language tells. */
  readonly country?: string | null | undefined;
}

/** The country that a new address most likely has: that of the default address, else of the first one. */
export const countryOfSaved = (
  saved: readonly Pick<Address, "country" | "isDefault">[],
): string | undefined => (saved.find(({ isDefault }) => isDefault) ?? saved[0])?.country ?? undefined;

/** An empty form. */
export const newAddress = ({
  locale,
  email = "",
  isDefault = false,
  country,
}: NewAddress): AddressValues => ({
  recipient: "",
  email,
  country: country ?? likelyCountry[locale],
  region: "",
  city: "",
  district: "",
  street: "",
  postalCode: "",
  phone: "",
  dialCountry: country ?? likelyCountry[locale],
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
    city: address.city ?? "",
    district: address.district ?? "",
    street: address.street,
    postalCode: address.postalCode ?? "",
    phone: address.phone ?? "",
    dialCountry: dialCountryOf(address.dialCode, country),
    isDefault: address.isDefault,
  };
};

const optionalParts = ["region", "city", "district", "postalCode"] as const satisfies readonly AddressPart[];

/** What was typed before the country changed and has no field now is not sent. */
const shownParts = (values: AddressValues): Record<(typeof optionalParts)[number], string> =>
  Object.fromEntries(
    optionalParts.map((part) => [part, hasPart(values.country, part) ? values[part] : ""]),
  ) as Record<(typeof optionalParts)[number], string>;

/** What is sent. */
export const inputOf = (values: AddressValues, id?: number): AddressInput => {
  const { country, dialCountry, phone, ...rest } = values;
  return {
    ...(id === undefined ? {} : { id }),
    ...rest,
    ...shownParts(values),
    country: countries.find(({ code }) => code === country)?.name ?? "",
    phone: phone.trim(),
    dialCode:
      phone.trim() === "" ? "" : String(countries.find(({ code }) => code === dialCountry)?.dialCode ?? ""),
  };
};

/**
 * What the server checks by the form of the country. The contract lets any text through as a telephone number that may
 * be left out; a courier needs a real one.
 */
export const ownChecks = (values: AddressValues): Partial<Record<AddressPart | "phone", MessageKey>> => ({
  ...(values.phone.trim() === "" || phoneField.safeParse(values.phone).success
    ? {}
    : { phone: "correctPhone" }),
  ...(values.country !== "" && addressProblems(values)),
});
