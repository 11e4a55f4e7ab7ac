import { bcp47, defaultLocale, type Locale } from "@carmine/i18n";
import { localeCookie } from "../../app/cookies.ts";

/**
 * Redirects a visitor who has chosen another language from a page of the default one, before its first paint. The
 * server does the same, but a CDN sends one copy of an address to everybody, whatever their cookies.
 * @param locales published languages
 */
export const chosenLanguageScript = (locales: readonly Locale[]): string =>
  `{const c=/(?:^|; )${localeCookie}=([\\w-]+)/.exec(document.cookie)?.[1];if(document.documentElement.lang===${JSON.stringify(bcp47(defaultLocale))}&&${JSON.stringify(locales.filter((locale) => locale !== defaultLocale))}.includes(c))location.replace("/"+c+(location.pathname==="/"?"":location.pathname)+location.search+location.hash)}`;
