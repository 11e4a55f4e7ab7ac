import type { ComboboxOption } from "../Combobox/index.ts";
import { countryNamesIn, ownCountryName, type CountryName } from "./country-names.ts";
import { dialCodes } from "./dial-codes.data.ts";

/** Dial code without the plus, as it stands before the national number: "1" for the Bahamas too, whose area is 242. */
export const dialCodeOf = (country: string): string => dialCodes[country]?.split(" ")[0] ?? "";

/** Name of a country in the language of a page, else in English, else its code. */
export const nameIn =
  (locale: string, own: CountryName | undefined): ((code: string) => string) =>
  (code) =>
    own?.(code) ?? countryNamesIn(locale)(code) ?? countryNamesIn("en")(code) ?? code;

/**
 * All countries and territories, by name, the common ones first. Each is found by its name in the language of the page,
 * in English, in Chinese and in its own language, by its ISO code, and by its dial code with and without the plus.
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
