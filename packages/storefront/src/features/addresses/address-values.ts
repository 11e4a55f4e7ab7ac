import { addressProblems, hasPart, type AddressPart } from "@carmine/api/address-forms";
import { countries, countryOf, phoneField, type MessageKey } from "@carmine/api/contract";
import type { Address, AddressInput } from "@carmine/api/hooks";
import type { Locale } from "@carmine/i18n";

/** Form values. Countries are stored by code; the request has the English name and the dial code. */
export type AddressValues = {
  recipient: string;
  email: string;
  country: string;
  /** ISO 3166-2 code; empty if none is selected. */
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
  /** ISO 3166-1 code of the shopper's network; without it, the language decides. */
  readonly country?: string | null | undefined;
}

/** The most likely country of a new address: that of the default address, otherwise of the first one. */
export const countryOfSaved = (
  saved: readonly Pick<Address, "country" | "isDefault">[],
): string | undefined => (saved.find(({ isDefault }) => isDefault) ?? saved[0])?.country ?? undefined;

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

/** Of several countries with the same dial code, the address's country is used. */
const dialCountryOf = (dialCode: string | null, country: string): string => {
  const digits = Number(dialCode?.replace("+", "") ?? Number.NaN);
  const same = countries.filter((entry) => entry.dialCode === digits);
  return (same.find(({ code }) => code === country) ?? same[0])?.code ?? (country || likelyCountry.en);
};

/**
 * A country that isn't in the list must be selected again, because a guess could send the parcel to the wrong
 * country.
 */
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

/** Omits values that were typed before the country changed and that have no field now. */
const shownParts = (values: AddressValues): Record<(typeof optionalParts)[number], string> =>
  Object.fromEntries(
    optionalParts.map((part) => [part, hasPart(values.country, part) ? values[part] : ""]),
  ) as Record<(typeof optionalParts)[number], string>;

/** The request body. */
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
 * Validates like the server, by the country's address form. The contract accepts any text as an optional telephone
 * number, but couriers need a valid one.
 */
export const ownChecks = (values: AddressValues): Partial<Record<AddressPart | "phone", MessageKey>> => ({
  ...(values.phone.trim() === "" || phoneField.safeParse(values.phone).success
    ? {}
    : { phone: "correctPhone" }),
  ...(values.country !== "" && addressProblems(values)),
});
