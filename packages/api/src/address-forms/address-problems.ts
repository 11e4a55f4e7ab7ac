import type { MessageKey } from "../contract/message-keys.ts";
import { hasPart, type AddressPart } from "./address-rows.ts";
import { isPostalCode, writePostalCode } from "./postal-codes.ts";

/**
 * Validated fields; a client of the contract with a single address field only sends `street` and
 * `postalCode`.
 */
export interface CheckedAddress {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly region?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
}

const needPostalCode: ReadonlySet<string> = new Set(
  (
    "AS AT AU AX BE BL BR CA CH CN DE DK ES FI FK FM FR GB GF GG GL GP GR GS GU HU IM IN IO IT JE JP KR LI LU LV " +
    "MF MH MP MQ MX MY NC NL NO NZ PF PL PM PN PR PT PW RE RU SE SG SH SJ SM TC TR TW UA US VI WF YT ZA"
  ).split(" "),
);

/** Countries whose addresses need the state or province by Google's Address Data Service. */
const needRegion: ReadonlySet<string> = new Set("AE AU BR CA CN CR ES ID IN IT JP KR MX TW UA US".split(" "));

/**
 * Whether mail to a country needs a postal code by Google's Address Data Service. Elsewhere it is optional,
 * even if codes exist: in Chile, Ireland or Vietnam many people don't know theirs.
 * @param country ISO 3166-1 alpha-2
 */
export const needsPostalCode = (country: string): boolean =>
  needPostalCode.has(country) && hasPart(country, "postalCode");

const postalCodeProblem = (country: string, code: string, knowsForm: boolean): MessageKey | undefined => {
  if (!hasPart(country, "postalCode")) return undefined;
  if (code === "") return needsPostalCode(country) ? "emptyPostCode" : undefined;
  return knowsForm && !isPostalCode(country, writePostalCode(country, code)) ? "correctPostCode" : undefined;
};

/**
 * Validates an address by its country's form. A client that sends no city doesn't know the form: its `street`
 * contains city and region, and its postal code is a number without leading zeros.
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
