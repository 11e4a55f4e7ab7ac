import type { IncomingMessage } from "node:http";

/**
 * The target of a request as path and query. A client may also send the whole address (`GET http://shop.example/`,
 * as to a proxy); whatever it names, it reached this shop.
 */
export const originForm = ({ url = "/" }: Pick<IncomingMessage, "url">): string => {
  if (url.startsWith("/") || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
};
