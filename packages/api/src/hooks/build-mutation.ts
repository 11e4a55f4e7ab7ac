import { mutationOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import type { ApiError } from "../client/api-error.ts";
import type { BodyOf, DataOf, ParamsOf, QueryOf } from "../contract/endpoint.ts";
import { loadCall, type EndpointIn, type Models } from "./load-call.ts";
import { mutationEndpoints } from "./mutation-endpoints.ts";

export type MutationName = keyof typeof mutationEndpoints;
export type MutationEndpoint<Name extends MutationName> = EndpointIn<typeof mutationEndpoints, Name>;

/** Input of a mutation: the call's parts and headers. */
type MutationInput<E> = (unknown extends ParamsOf<E> ? unknown : { params: ParamsOf<E> }) &
  (unknown extends QueryOf<E> ? unknown : { query: QueryOf<E> & object }) &
  (unknown extends BodyOf<E> ? unknown : { body: BodyOf<E> }) & {
    headers?: Record<string, string>;
    /** The caller shows the failure itself. */
    quiet?: boolean;
    /** Called with the message of a success; null if it has none. */
    onText?: (text: string | null) => void;
  };

export type InputOf<E> = {} extends MutationInput<E> ? MutationInput<E> | void : MutationInput<E>;

/**
 * Mutation options of the endpoint with the same name, with model types. The query client invalidates its
 * domains (`createQueryClient`).
 */
export const modelMutation = <Name extends MutationName, Input, Model>(
  client: ApiClient,
  name: Name,
  toCall: (all: Models) => (input: Input) => InputOf<MutationEndpoint<Name>>,
  toModel: (all: Models) => (data: DataOf<MutationEndpoint<Name>>) => Model,
) =>
  mutationOptions<Model, ApiError, Input>({
    mutationKey: [name],
    mutationFn: async (input) => {
      const [module] = mutationEndpoints[name];
      const [endpoint, all] = await loadCall(module, name);
      const data = await client.callAny(endpoint, toCall(all)(input) ?? {});
      return toModel(all)(data as DataOf<MutationEndpoint<Name>>);
    },
    meta: { invalidates: mutationEndpoints[name][1] },
  });

/** Mutation options of an endpoint without a model. */
export const mutation = <Name extends MutationName>(client: ApiClient, name: Name) =>
  modelMutation<Name, InputOf<MutationEndpoint<Name>>, DataOf<MutationEndpoint<Name>>>(
    client,
    name,
    () => (input) => input,
    () => (data) => data,
  );
