import { defaultLocale, localizedPath, negotiateLocale, stripLocale, type Locale } from "@carmine/i18n";

export interface Visit {
  /** Requested path. */
  readonly path: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
  readonly localeCookie: string | undefined;
  /** Published languages. */
  readonly locales: readonly Locale[];
}

export interface LocaleDecision {
  readonly locale: Locale;
  /** Path without the locale prefix. */
  readonly path: string;
  /** Whether the address names the language; otherwise the cookie decides. */
  readonly isPrefixed: boolean;
  /** Address that the visit is redirected to. */
  readonly redirect?: string;
}

/**
 * Decides by the prefix, otherwise by the cookie. A first visit shows the default language; the page offers the
 * browser's. The default language has no prefix, so only unprefixed addresses can redirect.
 */
export const decideLocale = (visit: Visit): LocaleDecision => {
  const { search, locales } = visit;
  const { locale: prefix, path: rest } = stripLocale(visit.path);
  // `/en//evil.example` must not redirect to another site.
  const path = rest.replace(/^[/\\]{2,}/, "/");
  if (prefix !== undefined) {
    // An unpublished language shows the default one, which has no prefix; other spellings (`/lo`, `/zh-cn`) redirect
    // to ours.
    const locale = locales.includes(prefix) ? prefix : defaultLocale;
    const address = localizedPath(locale, path);
    const moved = address !== visit.path ? { redirect: address + search } : {};
    return { locale, path, isPrefixed: true, ...moved };
  }
  const wanted = negotiateLocale(visit.localeCookie, undefined, locales);
  if (wanted === defaultLocale) return { locale: wanted, path, isPrefixed: false };
  return { locale: wanted, path, isPrefixed: false, redirect: localizedPath(wanted, path) + search };
};
