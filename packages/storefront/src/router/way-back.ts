import * as paths from "../app/paths.ts";
import { dropCookie, keepReturnPath, returnPathCookie } from "../app/cookies.ts";
import type { LoadedPage } from "./page-table.ts";
import type { ShownPage } from "./shown-page.ts";

/** Pages that one passes while signing in: they lead back to where one came from. A panel stays where it is. */
export const isWayIn = (path: string | undefined): boolean =>
  path === paths.login || !!path?.startsWith("/middlewares/callback_");

/**
 * Remembers the page that one leaves for the sign-in page, and forgets it where one leaves that without signing in.
 * @param hasPath the guard has remembered the page that needs a sign-in, or the history leads there
 */
export const keepWayBack = (
  { location: { pathname, search }, page: from }: ShownPage,
  to: LoadedPage,
  hasPath: boolean,
): void => {
  const wasWayIn = isWayIn(from.entry?.path);
  if (!isWayIn(to.entry?.path)) {
    if (wasWayIn) dropCookie(returnPathCookie);
  } else if (!wasWayIn && !hasPath) keepReturnPath(pathname + search);
};
