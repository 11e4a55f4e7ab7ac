import type { Address as WireAddress, AddressForm } from "../contract/addresses.ts";

/** A delivery address. */
export interface Address {
  readonly id: number;
  readonly recipient: string;
  readonly phone: string | null;
  /** Digits, with or without a plus sign. */
  readonly dialCode: string | null;
  /** English name, or another back end's text. */
  readonly country: string | null;
  readonly email: string | null;
  /** ISO 3166-2 code of the state or province, and its name. */
  readonly region: string | null;
  readonly regionName: string | null;
  /** Null if it is part of `street`. */
  readonly city: string | null;
  /** Below the city, if the country's addresses have one. */
  readonly district: string | null;
  /** Street and number, in one or more lines. */
  readonly street: string;
  readonly postalCode: string | null;
  readonly isDefault: boolean;
}

/** An address as sent by its form; without an id it is a new one. */
export interface AddressInput {
  readonly id?: number;
  readonly recipient: string;
  readonly email: string;
  /** English name. */
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly dialCode: string;
  readonly isDefault: boolean;
}

/** Wire field names that differ here, for validation messages. */
export const addressFieldNames: Readonly<Record<string, keyof AddressInput>> = {
  realName: "recipient",
  detail: "street",
  postCode: "postalCode",
};

export const addressFormOf = (input: AddressInput): AddressForm => ({
  ...(input.id !== undefined && { id: input.id }),
  realName: input.recipient,
  email: input.email,
  country: input.country,
  region: input.region,
  city: input.city,
  district: input.district,
  detail: input.street,
  postCode: input.postalCode,
  phone: input.phone,
  countryCode: input.dialCode,
  isDefault: input.isDefault,
});

export const addressOf = (data: WireAddress): Address => ({
  id: data.id,
  recipient: data.realName,
  phone: data.phone,
  dialCode: data.countryCode,
  country: data.country,
  email: data.email,
  region: data.region,
  regionName: data.province,
  city: data.city,
  district: data.district,
  street: data.detail,
  postalCode: data.postCode,
  isDefault: data.isDefault,
});
