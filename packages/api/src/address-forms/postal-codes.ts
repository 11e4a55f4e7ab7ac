import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";
import { normalizeText } from "../contract/normalize.ts";

/** Postal codes without spaces and dashes, and their formats by country. */
const groups: readonly (readonly [countries: string, compact: RegExp, written: string])[] = [
  ["AC FK GB GG GI GS IM IO JE PN SH TA TC", /^([A-Z\d]{2,4})(\d[A-Z]{2})$/, "$1 $2"],
  ["CA", /^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, "$1 $2"],
  ["IE", /^([A-Z][A-Z\d]{2})([A-Z\d]{4})$/, "$1 $2"],
  ["NL", /^(\d{4})([A-Z]{2})$/, "$1 $2"],
  ["CZ GR SE SK", /^(\d{3})(\d{2})$/, "$1 $2"],
  ["LB", /^(\d{4})(\d{4})$/, "$1 $2"],
  ["BM", /^([A-Z]{2})([A-Z\d]{2})$/, "$1 $2"],
  ["MT", /^([A-Z]{3})(\d{2,4})$/, "$1 $2"],
  ["AS FM GU MH MP PR PW US VI", /^(\d{5})(\d{4})$/, "$1-$2"],
  ["JP", /^(\d{3})(\d{4})$/, "$1-$2"],
  ["PL", /^(\d{2})(\d{3})$/, "$1-$2"],
  ["BR", /^(\d{5})(\d{3})$/, "$1-$2"],
  ["IR", /^(\d{5})(\d{5})$/, "$1-$2"],
  ["PT", /^(\d{4})(\d{3})$/, "$1-$2"],
  ["KY", /^(KY\d)(\d{4})$/, "$1-$2"],
  ["LV", /^(?:LV)?(\d{4})$/, "LV-$1"],
];

/** Whether a code has its country's format; true if the format is unknown. */
export const isPostalCode = (country: string, code: string): boolean =>
  !postcodeValidatorExistsForCountry(country) || postcodeValidator(code, country);

const grouped = (country: string, compact: string): string => {
  const [, form, written] = groups.find(([countries]) => countries.split(" ").includes(country)) ?? [];
  return form && written ? compact.replace(form, written) : compact;
};

/**
 * Formats a postal code for its country, ignoring spaces, dashes, case, digits of other scripts and the
 * international prefix ("CH-8001"). A code with another format is returned unchanged.
 * @param country ISO 3166-1 alpha-2
 */
export const writePostalCode = (country: string, code: string): string => {
  const typed = normalizeText("postalCode", code);
  if (!postcodeValidatorExistsForCountry(country)) return typed;
  const compact = (text: string) => text.replaceAll(/[ -]/g, "");
  const domestic = typed.replace(/^[A-Z]{1,2}[ -](?=\d)/, "");
  const candidates = [grouped(country, compact(typed)), grouped(country, compact(domestic)), typed];
  return candidates.find((candidate) => isPostalCode(country, candidate)) ?? typed;
};
