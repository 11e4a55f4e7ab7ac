import { localizedPath, stripLocale, type Locale } from "@carmine/i18n";
import * as paths from "../../app/paths.ts";
import { dropCookie, keepReturnPath, readCookie, returnPathCookie } from "../../app/cookies.ts";
import { safePath } from "./safe-path.ts";

/** Reads and deletes the stored return path; `undefined` if there is no safe one. */
export const takeReturnPath = (): string | undefined => {
  const path = safePath(readCookie(returnPathCookie));
  dropCookie(returnPathCookie);
  return path;
};

/** The path without its locale prefix; `undefined` if it is in another language. */
export const pathInLocale = (path: string, locale: string): string | undefined => {
  const stripped = stripLocale(path);
  return (stripped.locale ?? "en") === locale ? stripped.path : undefined;
};

/** Keeps the language that the shopper chose on the sign-in page; a provider redirects to a page in any language. */
export const inChosenLocale = (path: string, from: string, locale: Locale): string =>
  from === paths.login ? localizedPath(locale, stripLocale(path).path) : path;

/**
 * Stores the referring page when a link loaded the sign-in page as a document (before hydration or without scripts).
 */
export const rememberReferrer = (): void => {
  const [loaded] = performance.getEntriesByType("navigation");
  if (!document.referrer || readCookie(returnPathCookie)) return;
  if (!loaded || new URL(loaded.name).pathname !== location.pathname) return;
  const { origin, pathname, search } = new URL(document.referrer);
  if (origin === location.origin && pathname !== location.pathname) keepReturnPath(pathname + search);
};

/** Whether the return path is the cart or the checkout, which don't need an account. */
export const returnsToCheckout = (): boolean => {
  const { path } = stripLocale(safePath(readCookie(returnPathCookie)) ?? "/");
  const [page] = path.split("?", 1);
  return page === paths.cart || page === paths.confirm;
};
