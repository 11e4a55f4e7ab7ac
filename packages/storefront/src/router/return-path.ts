import * as paths from "../app/paths.ts";
import { dropCookie, keepReturnPath, returnPathCookie } from "../app/cookies.ts";
import type { LoadedPage } from "./page-table.ts";
import type { ShownPage } from "./shown-page.ts";

/** Whether a page is part of signing in and so isn't a return path. */
export const isSignInPage = (path: string | undefined): boolean =>
  path === paths.login || !!path?.startsWith("/middlewares/callback_");

/**
 * Stores the page with the sign-in link as the return path; removes it when the shopper leaves the sign-in page
 * without signing in.
 * @param hasPath whether the guard stored the path of the page that needs a sign-in, or the history leads there
 */
export const updateReturnPath = (
  { location: { pathname, search }, page: from }: ShownPage,
  to: LoadedPage,
  hasPath: boolean,
): void => {
  const wasSignInPage = isSignInPage(from.entry?.path);
  if (!isSignInPage(to.entry?.path)) {
    if (wasSignInPage) dropCookie(returnPathCookie);
  } else if (!wasSignInPage && !hasPath) keepReturnPath(pathname + search);
};
