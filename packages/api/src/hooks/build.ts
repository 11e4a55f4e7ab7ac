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

/** The endpoints of a domain, as `contracts.ts` loads them. */
type Contract<Name extends string> = { readonly [Key in Name]: Endpoint };

/**
 * Options of a query over the endpoint of the same name. A failure doesn't call `onMessage`: the page that reads the
 * query shows it in place.
 * @param input input of the call; also the end of the key
 */
export const query = <Name extends QueryName, C extends Contract<Name>>(
  client: ApiClient,
  name: Name,
  contract: () => Promise<C>,
  input: CallInput<C[Name]> = {},
) =>
  queryOptions<DataOf<C[Name]>, ApiError>({
    queryKey: queryKeyOf(name, client.locale, input),
    queryFn: async ({ signal }) =>
      client.callAny((await contract())[name], { ...input, signal, quiet: true }),
    staleTime: freshness[queryManifest[name][1]],
  });

/** The same for a query whose answer is mapped to a model; the model is cached. */
export const modelQuery = <Name extends QueryName, C extends Contract<Name>, Model>(
  client: ApiClient,
  name: Name,
  contract: () => Promise<C>,
  toModel: (data: DataOf<C[Name]>) => Model,
  input: CallInput<C[Name]> = {},
) =>
  queryOptions<Model, ApiError>({
    queryKey: queryKeyOf(name, client.locale, input),
    queryFn: async ({ signal }) =>
      toModel(await client.callAny((await contract())[name], { ...input, signal, quiet: true })),
    staleTime: freshness[queryManifest[name][1]],
  });

/** What a mutation is called with: the call's parts and headers. */
export type MutationInput<E> = (unknown extends ParamsOf<E> ? unknown : { params: ParamsOf<E> }) &
  (unknown extends QueryOf<E> ? unknown : { query: QueryOf<E> & object }) &
  (unknown extends BodyOf<E> ? unknown : { body: BodyOf<E> }) & {
    headers?: Record<string, string>;
    /** The caller shows the failure itself. */
    quiet?: boolean;
  };

type Input<E> = {} extends MutationInput<E> ? MutationInput<E> | void : MutationInput<E>;

/**
 * Options of a mutation over the endpoint of the same name. The query client invalidates what it makes stale
 * (`createQueryClient`).
 */
export const mutation = <Name extends MutationName, C extends Contract<Name>>(
  client: ApiClient,
  name: Name,
  contract: () => Promise<C>,
) =>
  mutationOptions<DataOf<C[Name]>, ApiError, Input<C[Name]>>({
    mutationKey: [name],
    mutationFn: async (input) => client.callAny((await contract())[name], { ...input }),
    meta: { invalidates: mutationManifest[name] },
  });

/** The same for a mutation whose answer is mapped to a model. */
export const modelMutation = <Name extends MutationName, C extends Contract<Name>, Model>(
  client: ApiClient,
  name: Name,
  contract: () => Promise<C>,
  toModel: (data: DataOf<C[Name]>) => Model,
) =>
  mutationOptions<Model, ApiError, Input<C[Name]>>({
    mutationKey: [name],
    mutationFn: async (input) => toModel(await client.callAny((await contract())[name], { ...input })),
    meta: { invalidates: mutationManifest[name] },
  });
