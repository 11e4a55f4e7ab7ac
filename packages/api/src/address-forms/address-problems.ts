import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";
import type { MessageKey } from "../contract/message-keys.ts";
import { hasPart, type AddressPart } from "./address-rows.ts";

/** What is checked; a client of the contract that has one field for all of it sends `street` and `postalCode` alone. */
export interface CheckedAddress {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly region?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
}

/** Countries whose post needs the state or province, after Google's Address Data Service. */
const needRegion: ReadonlySet<string> = new Set("AE AU BR CA CN CR ES ID IN IT JP KR MX TW UA US".split(" "));

/**
 * A postal code as its country writes it: full-width digits of East Asian keyboards as plain ones, letters large, and
 * the hyphen of Japanese codes.
 */
export const writePostalCode = (country: string, code: string): string => {
  const plain = code.normalize("NFKC").trim().toUpperCase();
  return country === "JP" ? plain.replace(/^(\d{3})-?(\d{4})$/, "$1-$2") : plain;
};

const matches = (country: string, code: string): boolean =>
  !postcodeValidatorExistsForCountry(country) || postcodeValidator(code, country);

const postalCodeProblem = (country: string, code: string, knowsForm: boolean): MessageKey | undefined => {
  if (!hasPart(country, "postalCode")) return undefined;
  if (code !== "")
    return knowsForm && !matches(country, writePostalCode(country, code)) ? "correctPostCode" : undefined;
  // Countries where a code is optional have a pattern that takes an empty one.
  return postcodeValidatorExistsForCountry(country) && matches(country, "") ? undefined : "emptyPostCode";
};

/**
 * What is wrong with an address by the form of its country. A client that sends no city doesn't know the form: it has
 * city and region in `street` and sends the postal code as a number, which has lost its leading zeros.
 */
export const addressProblems = (address: CheckedAddress): Partial<Record<AddressPart, MessageKey>> => {
  const { country, region, city, postalCode } = address;
  const knowsForm = typeof city === "string";
  const wrongPostalCode = postalCodeProblem(country, postalCode?.trim() ?? "", knowsForm);
  return {
    ...(knowsForm && needRegion.has(country) && !region && { region: "emptyRegion" }),
    ...(knowsForm && hasPart(country, "city") && city.trim() === "" && { city: "emptyCity" }),
    ...(wrongPostalCode && { postalCode: wrongPostalCode }),
  };
};
