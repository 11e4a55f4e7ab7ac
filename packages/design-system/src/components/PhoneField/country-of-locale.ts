/** Whose telephone numbers come first where nothing else is known: +86. */
const known = "CN";

/** Country that a language is mostly spoken in, or that its tag names: "lo" is LA, "fr-CA" is CA. */
export function countryOfLocale(locale: string | undefined): string {
  if (locale === undefined) return known;
  try {
    return new Intl.Locale(locale).maximize().region ?? known;
  } catch {
    return known;
  }
}
