import { matchPage } from "./match-page.ts";

/** Whether this shop has a page for an address that came from outside, such as the server's menu. */
export const isKnownPage = (href: string): boolean => {
  const [path = ""] = href.split(/[?#]/, 1);
  return matchPage(path) !== undefined;
};
