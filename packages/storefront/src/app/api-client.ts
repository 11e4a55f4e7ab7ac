import { createClient as createAnyClient, type ClientOptions } from "@carmine/api/client";
import type { ApiClient } from "@carmine/api/client";
import { recordServerTime } from "./server-time.ts";

/** The browser's client; it reads the server's clock from each response. */
export const createClient = (options: ClientOptions): ApiClient =>
  createAnyClient({
    ...options,
    fetch: async (request) => {
      const response = await fetch(request);
      recordServerTime(response.headers);
      return response;
    },
  });
