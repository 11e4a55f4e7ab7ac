/** Names a country in one language; undefined if the browser doesn't support that language. */
export type CountryName = (code: string) => string | undefined;

const known = new Map<string, CountryName>();

/**
 * Country names from `Intl.DisplayNames`, cached per language. Browsers support different languages (Chromium
 * has no Lao) and silently fall back to the system's, so unsupported languages return undefined.
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

/** Native names of countries whose language Chromium doesn't support. */
const unknown: Readonly<Record<string, string>> = { LA: "ລາວ" };

/** The country's name in its most spoken language: “ไทย” for TH. */
export function ownCountryName(code: string): string | undefined {
  const { language, script } = new Intl.Locale(`und-${code}`).maximize();
  return countryNamesIn(`${language}-${script}`)(code) ?? unknown[code];
}
