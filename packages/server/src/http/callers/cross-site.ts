import type { FastifyRequest } from "fastify";

/**
 * The origin that pages of this host have. A proxy that ends TLS may speak plain HTTP with the shop, so under the
 * public host the public scheme counts, whatever the connection says.
 */
const originOf = (host: string, protocol: string, publicUrl: string | null): string => {
  const shop = publicUrl === null ? null : new URL(publicUrl);
  return shop?.host === host ? shop.origin : `${protocol}://${host}`;
};

/**
 * Whether another site's page made the browser send this request. `Sec-Fetch-Site` tells by itself; older browsers
 * send an `Origin`, which must be the address the request went to or the shop's public one, scheme included. A
 * request with neither comes from no page.
 */
export const isCrossSite = (
  request: Pick<FastifyRequest, "headers" | "host" | "protocol">,
  publicUrl: string | null,
): boolean => {
  const site = request.headers["sec-fetch-site"];
  if (typeof site === "string") return site !== "same-origin" && site !== "none";
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return false;
  return origin !== originOf(request.host, request.protocol, publicUrl);
};
