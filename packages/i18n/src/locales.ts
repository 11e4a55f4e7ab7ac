/** The languages, as named on the wire and in URLs. */
export const locales = ["en", "zh-CN", "es", "fr", "th", "lao"] as const;
export type Locale = (typeof locales)[number];

/** The language without a URL prefix. */
export const defaultLocale: Locale = "en";

/** Native names of the languages. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: "English",
  "zh-CN": "简体中文",
  es: "Español",
  fr: "Français",
  th: "ไทย",
  lao: "ລາວ",
};

/** Tag for `lang`, `hreflang` and `Intl`: the wire's `lao` is `lo` there. */
export const bcp47 = (locale: Locale): string => (locale === "lao" ? "lo" : locale);

/** Tag for date fields of the design system, which would show Buddhist years in Thai; all other dates are Gregorian. */
export const gregorianTag = (locale: Locale): string => (locale === "th" ? "th-u-ca-gregory" : bcp47(locale));

/** Separator of a list without the “and” that `Intl.ListFormat` always adds. */
export const listSeparator = (locale: Locale): string => (locale === "zh-CN" ? "、" : ", ");

/** The language of a text in either spelling and any case; undefined if there is none. */
export const localeOf = (text: string, available: readonly Locale[] = locales): Locale | undefined => {
  const wanted = text.trim().toLowerCase();
  return available.find(
    (locale) => locale.toLowerCase() === wanted || bcp47(locale).toLowerCase() === wanted,
  );
};

/** `fr-CA;q=0.8, en` → the tags by preference. */
const acceptedTags = (header: string): string[] =>
  header
    .split(",")
    .map((entry, place) => {
      const [tag = "", ...parameters] = entry.trim().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality), place };
    })
    .filter(({ tag, quality }) => tag !== "" && quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.place - b.place)
    .map(({ tag }) => tag);

/**
 * Language of a first visit: the cookie's, else the first accepted one that is available (any Chinese maps to
 * zh-CN, a regional form to its language), else English.
 */
export const negotiateLocale = (
  cookie: string | null | undefined,
  acceptLanguage: string | null | undefined,
  available: readonly Locale[] = locales,
): Locale => {
  const chosen = cookie ? localeOf(cookie, available) : undefined;
  if (chosen) return chosen;
  for (const tag of acceptedTags(acceptLanguage ?? "")) {
    const language = tag.toLowerCase().split("-")[0] ?? "";
    const found =
      localeOf(tag, available) ??
      available.find((locale) => bcp47(locale).toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return available.includes(defaultLocale) ? defaultLocale : (available[0] ?? defaultLocale);
};

/**
 * Language for number formatting. Chromium has no Lao and would fall back to the browser's language, so that
 * server and browser would differ; Indonesian formats numbers like Lao and has no plural either.
 */
export const numberLocale = (locale: Locale): string => (locale === "lao" ? "id" : bcp47(locale));
