import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from "../contract/endpoint.ts";
import type { ApiClient } from "../client/client.ts";
import { ApiError } from "../client/api-error.ts";
import {
  freshness,
  mutationManifest,
  queryKeyOf,
  queryManifest,
  type MutationName,
  type QueryName,
} from "./manifest.ts";

export interface CallInput<E> {
  params?: ParamsOf<E> & object;
  query?: QueryOf<E> & object;
  body?: BodyOf<E>;
}

/**
 * Options of a query over one endpoint. Its failures are quiet: the page that reads the query shows them in place.
 * @param input what the call is made of; also the end of the key
 */
export const query = <E extends Endpoint>(
  client: ApiClient,
  name: QueryName,
  endpoint: E,
  input: CallInput<E> = {},
) =>
  queryOptions<DataOf<E>, ApiError>({
    queryKey: queryKeyOf(name, client.locale, input),
    queryFn: ({ signal }) => client.callAny(endpoint, { ...input, signal, quiet: true }),
    staleTime: freshness[queryManifest[name][1]],
  });

/** What a mutation is called with: the call's parts and headers. */
export type MutationInput<E> = (unknown extends ParamsOf<E> ? unknown : { params: ParamsOf<E> }) &
  (unknown extends BodyOf<E> ? unknown : { body: BodyOf<E> }) & {
    headers?: Record<string, string>;
    /** The caller shows the failure itself. */
    quiet?: boolean;
  };

/** Options of a mutation over one endpoint; what it makes stale is done by the query client (`createQueryClient`). */
export const mutation = <E extends Endpoint>(client: ApiClient, name: MutationName, endpoint: E) =>
  mutationOptions<
    DataOf<E>,
    ApiError,
    {} extends MutationInput<E> ? MutationInput<E> | void : MutationInput<E>
  >({
    mutationKey: [name],
    mutationFn: (input) => client.callAny(endpoint, { ...input }),
    meta: { invalidates: mutationManifest[name] },
  });
