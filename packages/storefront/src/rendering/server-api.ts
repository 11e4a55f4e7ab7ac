import { createClient, type ApiClient } from "@carmine/api/client";
import type { Locale } from "@carmine/i18n";
import type { Reach } from "../server/reach.ts";

/** The client of one render. */
export const serverApi = (locale: Locale, marketplace: Reach): ApiClient =>
  createClient({ ...marketplace, locale });
