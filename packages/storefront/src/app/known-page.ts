import { matchPath } from "react-router-dom";
import { pages } from "../routes.tsx";

/** Whether this shop has a page for an address that came from outside, such as the server's menu. */
export const isKnownPage = (href: string): boolean => {
  const [path = ""] = href.split(/[?#]/, 1);
  return pages.some((entry) => matchPath({ path: entry.path, end: true }, path) !== null);
};
