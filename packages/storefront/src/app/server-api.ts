import { createClient, type ApiClient } from "@carmine/api/client";
import type { Locale } from "@carmine/i18n";

/** The client of one render: it calls the marketplace in process, or at its base address. */
export const serverApi = (locale: Locale, fetchApi: typeof fetch, baseUrl: string): ApiClient =>
  createClient({ baseUrl, fetch: fetchApi, locale });
