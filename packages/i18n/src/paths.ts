import { bcp47, defaultLocale, localeOf, locales, type Locale } from "./locales.ts";

/**
 * A path of a language: with its prefix, without one for English. Query and hash stay.
 * @param path from the root and without a prefix: `/goods_detail/7?sku=2`
 */
export const localizedPath = (locale: Locale, path: string): string => {
  if (locale === defaultLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path.replace(/^\/(?=[?#])/, "")}`;
};

/** The language that a path's prefix names (none: undefined), and the path without it. */
export const stripLocale = (
  path: string,
  available: readonly Locale[] = locales,
): { locale: Locale | undefined; path: string } => {
  const [, first = "", rest = ""] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  const locale = localeOf(first, available);
  if (!locale) return { locale: undefined, path };
  return { locale, path: rest.startsWith("/") ? rest : `/${rest}` };
};

export interface Alternate {
  hreflang: string;
  href: string;
}

/**
 * `hreflang` links of a page, with `x-default` for the language without a prefix.
 * @param origin scheme and host, no slash at the end
 */
export const alternates = (
  path: string,
  origin: string,
  available: readonly Locale[] = locales,
): Alternate[] => [
  ...available.map((locale) => ({ hreflang: bcp47(locale), href: origin + localizedPath(locale, path) })),
  { hreflang: "x-default", href: origin + path },
];
