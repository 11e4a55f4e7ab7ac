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
 * Drops all cached personal data and refetches visible queries. Called automatically after sign-in,
 * registration and sign-out; call it when a token has expired.
 */
export const forgetPerson = (queryClient: QueryClient): void => {
  queryClient.removeQueries({ predicate: isPersonal, type: "inactive" });
  void queryClient.resetQueries({ predicate: isPersonal });
};

/** Refetches visible queries of a domain, and the others when they are shown. */
export const invalidateDomain = (queryClient: QueryClient, domain: Domain): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [domain] });

const isDomains = (value: unknown): value is readonly Domain[] => Array.isArray(value);

/**
 * Creates a query client with the contract's cache rules: one per page in the browser, one per request on a
 * server.
 */
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
      // The API client retries safe calls; retrying here as well would multiply the attempts.
      queries: { retry: false, refetchOnWindowFocus: false, gcTime: isServer ? Infinity : 10 * 60_000 },
      mutations: { retry: false },
    },
  });
  return queryClient;
};

/**
 * Runs a mutation without tracking its state: lighter than `useMutation`, with the same invalidation rules.
 */
export const runMutation = <Data, Failure, Input>(
  queryClient: QueryClient,
  options: MutationOptions<Data, Failure, Input>,
  input: Input,
): Promise<Data> => queryClient.getMutationCache().build(queryClient, options).execute(input);
