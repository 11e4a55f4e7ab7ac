import type { Address as WireAddress, AddressForm } from "../contract/addresses.ts";

/** Where something is delivered to. */
export interface Address {
  readonly id: number;
  readonly recipient: string;
  readonly phone: string | null;
  /** Digits, with or without a plus. */
  readonly dialCode: string | null;
  /** English name, or what another back end has. */
  readonly country: string | null;
  readonly email: string | null;
  /** ISO 3166-2 code of the state or province, and its name. */
  readonly region: string | null;
  readonly regionName: string | null;
  /** Null where it stands in `street`. */
  readonly city: string | null;
  /** Below the city, where the country's addresses name one. */
  readonly district: string | null;
  /** Street and number, in one or more lines. */
  readonly street: string;
  readonly postalCode: string | null;
  readonly isDefault: boolean;
}

/** An address as its form sends it; without an id it is a new one. */
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

/** Names of fields of the wire that are others here, for its messages about a form. */
export const addressFieldNames: Readonly<Record<string, keyof AddressInput>> = {
  realName: "recipient",
  detail: "street",
  postCode: "postalCode",
};

/** A form of the wire. */
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

/** An address of the wire. */
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
