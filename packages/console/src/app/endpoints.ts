import type { AnyEndpoint, ApiClient, ApiError } from "@carmine/api/client";
import type { BodyOf, DataOf, ParamsOf, QueryOf } from "@carmine/api/contract";
import { useApiClient } from "@carmine/api/hooks";
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from "@tanstack/react-query";

type Part<Name extends string, Value> = unknown extends Value ? unknown : { readonly [N in Name]: Value };
type OptionalPart<Name extends string, Value> = unknown extends Value
  ? unknown
  : { readonly [N in Name]?: Value };

/** Input of a read: path parameters and query. */
export type ReadInput<E> = Part<"params", ParamsOf<E>> & OptionalPart<"query", QueryOf<E>>;

/** Input of a write: path parameters, query and body; `headers` takes an `idempotency-key`. */
export type WriteInput<E> = ReadInput<E> &
  Part<"body", BodyOf<E>> & { readonly headers?: Readonly<Record<string, string>> };

/** Query options of an endpoint. Its key starts with the path, so that writes can invalidate it. */
const readOptions = <E extends AnyEndpoint>(client: ApiClient, endpoint: E, input: ReadInput<E>) =>
  queryOptions<DataOf<E>, ApiError>({
    queryKey: [endpoint.path, client.locale, input],
    queryFn: async ({ signal }) => client.callAny(endpoint, { ...(input as object), signal, quiet: true }),
    // A console shows live data: a screen that opens refetches, and shows the previous answer meanwhile.
    staleTime: 0,
  });

/** Starts a read before its component renders, which then shows its data or failure. */
export const prefetch = <E extends AnyEndpoint>(
  queryClient: QueryClient,
  client: ApiClient,
  endpoint: E,
  input: ReadInput<E>,
): void => void queryClient.prefetchQuery(readOptions(client, endpoint, input));

interface ReadChoices {
  /** While false, no request is sent. */
  readonly enabled?: boolean;
  /** Shows the previous result while another page or filter loads. */
  readonly keepPrevious?: boolean;
  /** Milliseconds between refetches while the window is visible. */
  readonly refetchMs?: number;
  /** The loader of the route calls `prefetch`, so that mounting doesn't fetch again. */
  readonly isPrefetched?: boolean;
}

/** Reads an endpoint: `useRead(merchantOrderList, { query: { view: "late" } })`. */
export const useRead = <E extends AnyEndpoint>(
  endpoint: E,
  input: ReadInput<E>,
  { enabled = true, keepPrevious = false, refetchMs, isPrefetched = false }: ReadChoices = {},
): UseQueryResult<DataOf<E>, ApiError> => {
  const client = useApiClient();
  return useQuery({
    ...readOptions(client, endpoint, input),
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...(refetchMs !== undefined && { refetchInterval: refetchMs }),
    ...(isPrefetched && { refetchOnMount: false }),
  });
};

interface Callbacks<Data> {
  readonly onSuccess?: (data: Data) => void;
  readonly onError?: (error: ApiError) => void;
  /** Called after a success or an error. */
  readonly onSettled?: () => void;
}

type Write<E> = Omit<UseMutationResult<DataOf<E>, ApiError, WriteInput<E>>, "mutate"> & {
  readonly mutate: (input: WriteInput<E>, callbacks?: Callbacks<DataOf<E>>) => void;
};

/**
 * Writes to an endpoint: `const ship = useWrite(merchantOrderShip)`. A success refetches everything on screen, because
 * one action changes lists, counts and the overview together. Callbacks run after that, even if the component is gone:
 * an approved application leaves the list, and its dialog with it, before the result is announced.
 */
export const useWrite = <E extends AnyEndpoint>(endpoint: E): Write<E> => {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const write = useMutation<DataOf<E>, ApiError, WriteInput<E>>({
    mutationFn: async (input) => client.callAny(endpoint, { ...(input as object), quiet: true }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  return {
    ...write,
    mutate: (input, { onSuccess, onError = () => undefined, onSettled } = {}) =>
      void write.mutateAsync(input).then(onSuccess, onError).finally(onSettled),
  };
};
