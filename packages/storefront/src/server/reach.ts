import { storefrontKeyHeader } from "@carmine/api/contract";
import type { ClientOptions } from "@carmine/api/client";
import type { StorefrontOptions } from "./options.ts";

/** How a client reaches the marketplace. */
export type Reach = Pick<ClientOptions, "baseUrl" | "fetch" | "direct">;

/**
 * @param personal headers of the visitor in whose name the calls are made; none for what is the same for everybody
 */
export const reach = (options: StorefrontOptions, personal: Readonly<Record<string, string>> = {}): Reach => {
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
