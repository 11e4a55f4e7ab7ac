import { createClient as createAnyClient, type ClientOptions } from "@carmine/api/client";
import type { ApiClient } from "@carmine/api/client";
import { noteServerTime } from "./server-time.ts";

/** The browser's client; it reads the server's clock from each response. */
export const createClient = (options: ClientOptions): ApiClient =>
  createAnyClient({
    ...options,
    fetch: async (request) => {
      const response = await fetch(request);
      noteServerTime(response.headers);
      return response;
    },
  });
