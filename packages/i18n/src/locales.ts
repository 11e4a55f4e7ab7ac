/** The languages, as the wire and the address bar name them. */
export const locales = ["en", "zh-CN", "es", "fr", "th", "lao"] as const;
export type Locale = (typeof locales)[number];

/** The language whose addresses have no prefix. */
export const defaultLocale: Locale = "en";

/** Each language by its own name. */
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

/** The language that a text names, in either spelling and whatever its case; undefined if there is none. */
export const localeOf = (text: string, available: readonly Locale[] = locales): Locale | undefined => {
  const wanted = text.trim().toLowerCase();
  return available.find(
    (locale) => locale.toLowerCase() === wanted || bcp47(locale).toLowerCase() === wanted,
  );
};

/** `fr-CA;q=0.8, en` → the tags, most wanted first. */
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
 * The language of a first visit: the cookie's, else the first accepted one that we have (any Chinese is read as
 * zh-CN, a regional form as its language), else English.
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
 * The language whose numbers a page shows. Chromium knows no Lao and would fall back to the reader's own language,
 * so that server and page disagree; Indonesian writes numbers as Lao does and has no plural either.
 */
export const numberLocale = (locale: Locale): string => (locale === "lao" ? "id" : bcp47(locale));
