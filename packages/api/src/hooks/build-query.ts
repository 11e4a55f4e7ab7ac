import {
  keepPreviousData,
  queryOptions,
  type DataTag,
  type QueryKey,
  type UnusedSkipTokenOptions,
} from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import type { ApiError } from "../client/api-error.ts";
import { freshness } from "../contract/caching.ts";
import type { BodyOf, DataOf, ParamsOf, QueryOf } from "../contract/endpoint.ts";
import { loadCall, type EndpointIn, type Models } from "./load-call.ts";
import { queryEndpoints } from "./query-endpoints.ts";

export type QueryName = keyof typeof queryEndpoints;
export type QueryEndpoint<Name extends QueryName> = EndpointIn<typeof queryEndpoints, Name>;

/** Key of a query: domain, name, language, arguments. A shorter key matches every key with that prefix. */
export const queryKeyOf = <Name extends QueryName, Input extends readonly unknown[]>(
  name: Name,
  locale: string,
  ...input: Input
) => [queryEndpoints[name][1], name, locale, ...input] as const;

/** Milliseconds for which a query's response is fresh. */
export const staleTimeOf = (name: QueryName): number => freshness[queryEndpoints[name][2]];

export interface CallInput<E> {
  params?: ParamsOf<E> & object;
  query?: QueryOf<E> & object;
  body?: BodyOf<E>;
}

/** An interface, because declaration files would list the options of a type alias, and some have no exported name. */
export interface ModelQuery<Model> extends UnusedSkipTokenOptions<Model, ApiError> {
  queryKey: DataTag<QueryKey, Model, ApiError>;
}

export interface QueryWithPrevious<Model> extends Omit<ModelQuery<Model>, "placeholderData"> {
  placeholderData: typeof keepPreviousData;
}

/**
 * Query options of the endpoint with the same name; the response is cached as a model. A failure doesn't call
 * `onMessage`, because the page with the query shows it.
 * @param toModel maps the response with functions of the models
 * @param input input of the call; also the end of the key
 */
export const modelQuery = <Name extends QueryName, Model>(
  client: ApiClient,
  name: Name,
  toModel: (all: Models) => (data: DataOf<QueryEndpoint<Name>>) => Model,
  input: CallInput<QueryEndpoint<Name>> = {},
): ModelQuery<Model> =>
  queryOptions<Model, ApiError>({
    queryKey: queryKeyOf(name, client.locale, input),
    queryFn: async ({ signal }) => {
      const [endpoint, all] = await loadCall(queryEndpoints[name][0], name);
      const data = await client.callAny(endpoint, { ...input, signal, quiet: true });
      return toModel(all)(data as DataOf<QueryEndpoint<Name>>);
    },
    staleTime: staleTimeOf(name),
  });

/** Query options of an endpoint without a model. */
export const query = <Name extends QueryName>(
  client: ApiClient,
  name: Name,
  input: CallInput<QueryEndpoint<Name>> = {},
) => modelQuery(client, name, () => (data) => data, input);

/** Shows the previous result until the next one has loaded. */
export const keepPrevious = <Model>(options: ModelQuery<Model>): QueryWithPrevious<Model> => ({
  ...options,
  placeholderData: keepPreviousData,
});
