import { bcp47, defaultLocale, localeOf, locales, type Locale } from "./locales.ts";

/**
 * Adds a language's prefix to a path; English has none. Keeps query and hash.
 * @param path from the root and without a prefix: `/goods_detail/7?sku=2`
 */
export const localizedPath = (locale: Locale, path: string): string => {
  if (locale === defaultLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path.replace(/^\/(?=[?#])/, "")}`;
};

/** Splits a path into its prefix's language (undefined without one) and the path without it. */
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
 * @param origin scheme and host, without a trailing slash
 */
export const alternates = (
  path: string,
  origin: string,
  available: readonly Locale[] = locales,
): Alternate[] => [
  ...available.map((locale) => ({ hreflang: bcp47(locale), href: origin + localizedPath(locale, path) })),
  { hreflang: "x-default", href: origin + path },
];
