import type { FastifyRequest } from "fastify";

/**
 * The origin of pages of this host. A proxy that terminates TLS may use plain HTTP to the shop, so the public
 * host always has the public scheme.
 */
const originOf = (host: string, protocol: string, publicUrl: string | null): string => {
  const shop = publicUrl === null ? null : new URL(publicUrl);
  return shop?.host === host ? shop.origin : `${protocol}://${host}`;
};

/**
 * Whether another site's page made the browser send this request. `Sec-Fetch-Site` is sufficient; older
 * browsers send an `Origin`, which must be the request's or the shop's public origin, including the scheme. A
 * request with neither isn't sent by a page.
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
