import type { App } from "../app/app.ts";
import { returnPathCookie, writeCookie } from "../app/cookies.ts";
import type { Access } from "./page-table.ts";

/** Path of the page that a visitor without access is sent to instead, or `undefined`. */
export const guard = (
  { stores }: Pick<App, "stores">,
  access: Access,
  { pathname, search }: URL,
): string | undefined => {
  const { signedIn } = stores.session.getState();
  if (access === "signed-out" && signedIn) return "/";
  if (access !== "shopper" || signedIn) return undefined;
  if (!import.meta.env.SSR) writeCookie(returnPathCookie, pathname + search);
  return "/login";
};
