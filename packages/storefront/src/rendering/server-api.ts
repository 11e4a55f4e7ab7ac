import { createClient, type ApiClient, type ClientOptions } from "@carmine/api/client";
import type { Locale } from "@carmine/i18n";

/** How a client calls the marketplace: in the same process or over HTTP. */
export type MarketplaceTransport = Pick<ClientOptions, "baseUrl" | "fetch" | "direct">;

/** Creates the client of one render. */
export const serverApi = (locale: Locale, transport: MarketplaceTransport): ApiClient =>
  createClient({ ...transport, locale });
