import { defaultLocale, localizedPath, negotiateLocale, stripLocale, type Locale } from "@carmine/i18n";

export interface Visit {
  /** Path as asked for. */
  readonly path: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
  readonly localeCookie: string | undefined;
  /** Languages that are live. */
  readonly locales: readonly Locale[];
}

export interface LocaleDecision {
  readonly locale: Locale;
  /** Path without the locale prefix. */
  readonly path: string;
  /** The answer depends on the cookie, which `Vary` has to state. */
  readonly varies: boolean;
  /** Address that the visit is redirected to. */
  readonly redirect?: string;
}

/**
 * A prefix decides; without one the cookie does. A first visit shows the default language; the page offers the
 * browser's. The default language has no prefix, so only an unprefixed address can send a visitor elsewhere.
 */
export const decideLocale = (visit: Visit): LocaleDecision => {
  const { search, locales } = visit;
  const { locale: prefix, path: rest } = stripLocale(visit.path);
  // `/en//evil.example` must not become an address of another site.
  const path = rest.replace(/^[/\\]{2,}/, "/");
  if (prefix !== undefined) {
    // A language that is not live shows the default one, which has no prefix; another spelling (`/lo`, `/zh-cn`) is
    // moved to ours.
    const locale = locales.includes(prefix) ? prefix : defaultLocale;
    const address = localizedPath(locale, path);
    const moved = address !== visit.path ? { redirect: address + search } : {};
    return { locale, path, varies: false, ...moved };
  }
  const wanted = negotiateLocale(visit.localeCookie, undefined, locales);
  if (wanted === defaultLocale) return { locale: wanted, path, varies: true };
  return { locale: wanted, path, varies: true, redirect: localizedPath(wanted, path) + search };
};
