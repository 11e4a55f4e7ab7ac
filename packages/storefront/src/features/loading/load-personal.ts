import { isApiError } from "@carmine/api/client";
import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import type { LoaderContext } from "../../router/loader.ts";
import { rememberServerTime } from "./server-clock.ts";

/**
 * Loads personal data. An expired session redirects to the sign-in page; the page itself shows all other failures
 * with a retry button.
 * @returns the data, or `undefined` on failure
 */
export const loadPersonal = async <Data, Failure, Key extends QueryKey>(
  { queryClient }: Pick<LoaderContext, "queryClient">,
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): Promise<Data | undefined> => {
  rememberServerTime(queryClient);
  try {
    // On the server, one response is shared by the whole page, including the header.
    return await (import.meta.env.SSR
      ? queryClient.ensureQueryData(options)
      : queryClient.fetchQuery(options));
  } catch (error) {
    if (import.meta.env.SSR && isApiError(error) && error.needsSignIn)
      throw new Response(null, { status: 401 });
    return undefined;
  }
};
