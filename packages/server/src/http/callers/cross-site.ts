import type { FastifyRequest } from "fastify";

/**
 * Whether another site's page made the browser send this request. `Sec-Fetch-Site` tells by itself; older browsers
 * send an `Origin`, which must be the address the request went to or the shop's public one. A request with neither
 * comes from no page.
 */
export const isCrossSite = (
  request: Pick<FastifyRequest, "headers" | "host">,
  publicUrl: string | null,
): boolean => {
  const site = request.headers["sec-fetch-site"];
  if (typeof site === "string") return site !== "same-origin" && site !== "none";
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== request.host && host !== (publicUrl === null ? null : new URL(publicUrl).host);
};
