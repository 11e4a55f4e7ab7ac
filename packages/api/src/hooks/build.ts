import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import type { ApiError } from "../client/api-error.ts";
import { freshness } from "../contract/caching.ts";
import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from "../contract/endpoint.ts";
import { contractModules, mutationEndpoints, queryEndpoints } from "./endpoints.ts";

type Modules = {
  [Name in keyof typeof contractModules]: Awaited<ReturnType<(typeof contractModules)[Name]>>;
};
type Listed = Readonly<Record<string, readonly [keyof Modules, ...unknown[]]>>;

/** The endpoint of a name, with its types. */
type EndpointIn<List extends Listed, Name extends keyof List> = Modules[List[Name][0]][Name &
  keyof Modules[List[Name][0]]];

export type QueryName = keyof typeof queryEndpoints;
export type MutationName = keyof typeof mutationEndpoints;
export type QueryEndpoint<Name extends QueryName> = EndpointIn<typeof queryEndpoints, Name>;
export type MutationEndpoint<Name extends MutationName> = EndpointIn<typeof mutationEndpoints, Name>;

/** Loads the endpoint with its schemas. */
const endpointOf = async (module: keyof Modules, name: string): Promise<Endpoint> => {
  const members: object = await contractModules[module]();
  // The list is written from these very modules.
  return Reflect.get(members, name) as Endpoint;
};

/** Key of a query: domain, name, language, arguments. A shorter key matches every key that begins with it. */
export const queryKeyOf = <Name extends QueryName, Input extends readonly unknown[]>(
  name: Name,
  locale: string,
  ...input: Input
) => [queryEndpoints[name][1], name, locale, ...input] as const;

/** Milliseconds for which the answer of a query is fresh. */
export const staleTimeOf = (name: QueryName): number => freshness[queryEndpoints[name][2]];

export interface CallInput<E> {
  params?: ParamsOf<E> & object;
  query?: QueryOf<E> & object;
  body?: BodyOf<E>;
}

/**
 * Options of a query over the endpoint of the same name; the answer is cached as the model. A failure doesn't call
 * `onMessage`: the page that reads the query shows it in place.
 * @param input input of the call; also the end of the key
 */
export const modelQuery = <Name extends QueryName, Model>(
  client: ApiClient,
  name: Name,
  toModel: (data: DataOf<QueryEndpoint<Name>>) => Model,
  input: CallInput<QueryEndpoint<Name>> = {},
) =>
  queryOptions<Model, ApiError>({
    queryKey: queryKeyOf(name, client.locale, input),
    queryFn: async ({ signal }) => {
      const endpoint = await endpointOf(queryEndpoints[name][0], name);
      const data = await client.callAny(endpoint, { ...input, signal, quiet: true });
      return toModel(data as DataOf<QueryEndpoint<Name>>);
    },
    staleTime: staleTimeOf(name),
  });

/** The same for an answer that needs no model. */
export const query = <Name extends QueryName>(
  client: ApiClient,
  name: Name,
  input: CallInput<QueryEndpoint<Name>> = {},
) => modelQuery(client, name, (data) => data, input);

/** What a mutation is called with: the call's parts and headers. */
type MutationInput<E> = (unknown extends ParamsOf<E> ? unknown : { params: ParamsOf<E> }) &
  (unknown extends QueryOf<E> ? unknown : { query: QueryOf<E> & object }) &
  (unknown extends BodyOf<E> ? unknown : { body: BodyOf<E> }) & {
    headers?: Record<string, string>;
    /** The caller shows the failure itself. */
    quiet?: boolean;
  };

export type InputOf<E> = {} extends MutationInput<E> ? MutationInput<E> | void : MutationInput<E>;

/**
 * Options of a mutation over the endpoint of the same name, in the words of models. The query client invalidates what
 * it makes stale (`createQueryClient`).
 */
export const modelMutation = <Name extends MutationName, Input, Model>(
  client: ApiClient,
  name: Name,
  toCall: (input: Input) => InputOf<MutationEndpoint<Name>>,
  toModel: (data: DataOf<MutationEndpoint<Name>>) => Model,
) =>
  mutationOptions<Model, ApiError, Input>({
    mutationKey: [name],
    mutationFn: async (input) => {
      const [module] = mutationEndpoints[name];
      const data = await client.callAny(await endpointOf(module, name), toCall(input) ?? {});
      return toModel(data as DataOf<MutationEndpoint<Name>>);
    },
    meta: { invalidates: mutationEndpoints[name][1] },
  });

/** The same for a call that needs no model. */
export const mutation = <Name extends MutationName>(client: ApiClient, name: Name) =>
  modelMutation<Name, InputOf<MutationEndpoint<Name>>, DataOf<MutationEndpoint<Name>>>(
    client,
    name,
    (input) => input,
    (data) => data,
  );
