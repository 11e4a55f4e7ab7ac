/**
 * A count with the language's group separators. Browsers have no Lao data and would format as in English,
 * unlike the server; German has the same separators.
 */
export const formatCount = (count: number, locale = "en"): string =>
  count.toLocaleString(locale.startsWith("lo") ? "de" : locale);
