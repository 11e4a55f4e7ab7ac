/** Names a country in one language; undefined where the browser does not know that language. */
export type CountryName = (code: string) => string | undefined;

const known = new Map<string, CountryName>();

/**
 * Country names of the platform, made once per language. Platforms differ in the languages they carry (Chromium has no
 * Lao), and an unknown one would silently come in the system's language: such a one names nothing here.
 *
 * @param tag - BCP 47
 */
export function countryNamesIn(tag: string): CountryName {
  const made = known.get(tag) ?? make(tag);
  known.set(tag, made);
  return made;
}

function make(tag: string): CountryName {
  if (Intl.DisplayNames.supportedLocalesOf(tag).length === 0) return () => undefined;
  const names = new Intl.DisplayNames(tag, { type: "region", fallback: "none" });
  return (code) => names.of(code);
}

/** The own name of a country whose language Chromium doesn't carry. */
const unknown: Readonly<Record<string, string>> = { LA: "ລາວ" };

/** The name in the language most spoken there: "ไทย" for TH. */
export function ownCountryName(code: string): string | undefined {
  const { language, script } = new Intl.Locale(`und-${code}`).maximize();
  return countryNamesIn(`${language}-${script}`)(code) ?? unknown[code];
}
