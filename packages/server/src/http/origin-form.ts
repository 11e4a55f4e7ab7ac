import type { IncomingMessage } from "node:http";

/** Whether a path has an invalid escape sequence, such as `%A`. */
export const isMalformed = (path: string): boolean => {
  if (!path.includes("%")) return false;
  try {
    // The result must be used: bundlers remove a bare call as free of side effects.
    return !decodeURIComponent(path).startsWith("/");
  } catch {
    return true;
  }
};

/**
 * Escapes the percent signs of a malformed path, because otherwise the router would respond without our
 * handlers.
 */
const routable = (url: string): string => {
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  return isMalformed(path) ? path.replaceAll("%", "%25") + url.slice(path.length) : url;
};

/**
 * The target of a request as path and query. A client may send an absolute URL (`GET http://shop.example/`,
 * as to a proxy); its host is ignored. `request.originalUrl` keeps a malformed path as sent.
 */
export const originForm = ({ url = "/" }: Pick<IncomingMessage, "url">): string => {
  if (url.startsWith("/") || !URL.canParse(url)) return routable(url);
  const { pathname, search } = new URL(url);
  return routable(pathname + search);
};
