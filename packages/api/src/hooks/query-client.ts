import {
  isServer,
  MutationCache,
  QueryClient,
  type MutationOptions,
  type Query,
} from "@tanstack/react-query";
import { personalDomains, type Domain } from "../contract/caching.ts";

const personal: readonly unknown[] = personalDomains;

const isPersonal = (query: Query): boolean => personal.includes(query.queryKey[0]);

/**
 * Drops all cached data of a person; queries that are on the screen are fetched again.
 * The query client calls it after sign-in, registration and sign-out; call it where a token has expired.
 */
export const forgetPerson = (queryClient: QueryClient): void => {
  queryClient.removeQueries({ predicate: isPersonal, type: "inactive" });
  void queryClient.resetQueries({ predicate: isPersonal });
};

/** Fetches the queries of a domain again: those on the screen now, the others when they are shown. */
export const invalidateDomain = (queryClient: QueryClient, domain: Domain): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [domain] });

const isDomains = (value: unknown): value is readonly Domain[] => Array.isArray(value);

/** A query client with the manifest's rules. One per page in the browser, one per request on a server. */
export const createQueryClient = (): QueryClient => {
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation) => {
        const stale = mutation.meta?.["invalidates"];
        if (stale === "everyone") forgetPerson(queryClient);
        else if (isDomains(stale)) for (const domain of stale) void invalidateDomain(queryClient, domain);
      },
    }),
    defaultOptions: {
      // The client repeats what is safe to repeat; repeating here as well would multiply the attempts.
      queries: { retry: false, refetchOnWindowFocus: false, gcTime: isServer ? Infinity : 10 * 60_000 },
      mutations: { retry: false },
    },
  });
  return queryClient;
};

/**
 * Makes the call of a mutation where nothing on the screen follows its state: lighter than `useMutation`, with the
 * same rules about what becomes stale.
 */
export const runMutation = <Data, Failure, Input>(
  queryClient: QueryClient,
  options: MutationOptions<Data, Failure, Input>,
  input: Input,
): Promise<Data> => queryClient.getMutationCache().build(queryClient, options).execute(input);
