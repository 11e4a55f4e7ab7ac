import { storefrontKeyHeader } from "@carmine/api/contract";
import type { MarketplaceTransport } from "../rendering/server-api.ts";
import type { StorefrontOptions } from "./options.ts";

/**
 * The transport with which pages call the marketplace.
 * @param personal headers of the visitor for whom the calls are made; empty for public pages
 */
export const transportTo = (
  options: StorefrontOptions,
  personal: Readonly<Record<string, string>> = {},
): MarketplaceTransport => {
  if ("direct" in options) {
    const { direct } = options;
    return { direct: (call) => direct({ ...call, headers: { ...call.headers, ...personal } }) };
  }
  const { apiBase, fetchApi, storefrontKey } = options;
  return {
    baseUrl: apiBase.replace(/\/$/, ""),
    fetch: (request) => {
      for (const [name, value] of Object.entries(personal)) request.headers.set(name, value);
      if (storefrontKey !== undefined) request.headers.set(storefrontKeyHeader, storefrontKey);
      return fetchApi(request);
    },
  };
};
