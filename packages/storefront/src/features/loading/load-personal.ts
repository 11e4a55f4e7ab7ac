import { isApiError } from "@carmine/api/client";
import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import type { LoaderContext } from "../../router/loader.ts";
import { rememberServerTime } from "./server-clock.ts";

/**
 * Loads something that is about the person. An ended sign-in sends the document to the sign-in page; every other
 * failure is left to the page, which shows it in place with a way to try again.
 * @returns the data, or `undefined` where it could not be had
 */
export const loadPersonal = async <Data, Failure, Key extends QueryKey>(
  { queryClient }: Pick<LoaderContext, "queryClient">,
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): Promise<Data | undefined> => {
  rememberServerTime(queryClient);
  try {
    // On the server one answer serves the whole page, header included.
    return await (import.meta.env.SSR
      ? queryClient.ensureQueryData(options)
      : queryClient.fetchQuery(options));
  } catch (error) {
    if (import.meta.env.SSR && isApiError(error) && error.needsSignIn)
      throw new Response(null, { status: 401 });
    return undefined;
  }
};
