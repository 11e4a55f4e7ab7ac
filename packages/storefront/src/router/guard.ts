import { stripLocale } from "@carmine/i18n";
import * as paths from "../app/paths.ts";
import type { App } from "../app/app.ts";
import { keepReturnPath } from "../app/cookies.ts";
import type { Access } from "./page-table.ts";

/** Account pages that the main menu links to: the sign-in page names them as the reason to sign in. */
const purposes: Readonly<Record<string, string>> = { [paths.coupons]: "coupons" };

/** Path of the sign-in page for a visitor of this page; `pathname` may have a locale prefix. */
export const signInPath = (pathname: string): string => {
  const purpose = purposes[stripLocale(pathname).path];
  return purpose === undefined ? paths.login : `${paths.login}?for=${purpose}`;
};

/** Path to redirect to if the visitor may not access the page; otherwise `undefined`. */
export const guard = (
  { stores }: Pick<App, "stores">,
  access: Access,
  { pathname, search }: URL,
): string | undefined => {
  const { signedIn } = stores.session.getState();
  if (access === "signed-out" && signedIn) return paths.home;
  if (access !== "shopper" || signedIn) return undefined;
  if (!import.meta.env.SSR) keepReturnPath(pathname + search);
  return signInPath(pathname);
};
