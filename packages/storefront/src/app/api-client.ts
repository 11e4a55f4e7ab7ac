import { createClient as createAnyClient, type ClientOptions } from "@carmine/api/client";
import type { ApiClient } from "@carmine/api/client";
import { noteServerTime } from "./server-time.ts";

/** The browser's client; each of its answers says what time it is on the server. */
export const createClient = (options: ClientOptions): ApiClient =>
  createAnyClient({
    ...options,
    fetch: async (request) => {
      const response = await fetch(request);
      noteServerTime(response.headers);
      return response;
    },
  });
