/** Fallback country: China, +86. */
const known = "CN";

/** Main country of a language, or the tag's region: "lo" is LA, "fr-CA" is CA. */
export function countryOfLocale(locale: string | undefined): string {
  if (locale === undefined) return known;
  try {
    return new Intl.Locale(locale).maximize().region ?? known;
  } catch {
    return known;
  }
}
