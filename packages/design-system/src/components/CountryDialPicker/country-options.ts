import type { ComboboxOption } from "../Combobox/index.ts";
import { countryNamesIn, ownCountryName, type CountryName } from "./country-names.ts";
import { dialCodes } from "./dial-codes.data.ts";

/**
 * Dial code without the plus, as used before the national number: “1” for the Bahamas too, whose area code is
 * 242.
 */
export const dialCodeOf = (country: string): string => dialCodes[country]?.split(" ")[0] ?? "";

/** Name of a country in the page's language, falling back to English, then to its code. */
export const nameIn =
  (locale: string, own: CountryName | undefined): ((code: string) => string) =>
  (code) =>
    own?.(code) ?? countryNamesIn(locale)(code) ?? countryNamesIn("en")(code) ?? code;

/**
 * All countries and territories by name, common ones first. Each matches its name in the page's language,
 * English, Chinese and its own language, its ISO code, and its dial code with or without the plus.
 */
export function countryOptions(
  locale: string,
  {
    own,
    common,
    groups,
  }: { own?: CountryName; common: readonly string[]; groups: readonly [string, string] },
): { code: string; option: ComboboxOption }[] {
  const nameOf = nameIn(locale, own);
  const collator = new Intl.Collator(locale);
  const english = countryNamesIn("en");
  const chinese = countryNamesIn("zh-Hans");
  const entries = Object.entries(dialCodes).map(([code, dial]) => {
    const label = nameOf(code);
    const inOwn = ownCountryName(code);
    const digits = dial.replace(" ", "");
    const option: ComboboxOption = {
      value: code,
      label,
      group: groups[common.includes(code) ? 0 : 1],
      keywords: [english(code), chinese(code), inOwn, code, digits, `+${digits}`, `00${digits}`].filter(
        (word) => word !== undefined,
      ),
      hint: `+${dial}`,
      ...(inOwn !== undefined && inOwn !== label && { note: inOwn }),
    };
    return { code, option };
  });
  const order = (code: string): number => (common.includes(code) ? common.indexOf(code) : common.length);
  return entries.toSorted(
    (a, b) => order(a.code) - order(b.code) || collator.compare(a.option.label, b.option.label),
  );
}
