import type { ApiClient } from "../client/client.ts";
import type { AddressInput } from "../models/address.ts";
import {
  modelMutation,
  mutation,
  type InputOf,
  type MutationEndpoint,
  type MutationName,
} from "./build-mutation.ts";
import { mutationEndpoints } from "./mutation-endpoints.ts";

type Mutations = {
  readonly [Name in MutationName]: (client: ApiClient) => ReturnType<typeof mutation<Name>>;
};

const isMutation = (name: string): name is MutationName => name in mutationEndpoints;

/** One for each endpoint that changes something. */
const derived = Object.fromEntries(
  Object.keys(mutationEndpoints)
    .filter(isMutation)
    .map((name) => [name, (client: ApiClient) => mutation(client, name)]),
  // An object that is made of entries has lost the connection of each name with its type.
) as unknown as Mutations;

/** Who wants to be told when a sku can be bought again. */
export interface RestockWatch {
  readonly skuId: number;
  /** Of a guest. */
  readonly email?: string;
  /** The activity in whose place the notice is asked for. */
  readonly activityId?: number;
  /** The caller shows a failure itself. */
  readonly quiet?: boolean;
}

/** Those that speak in other words than the wire. */
const modeled = {
  addressEdit: (client: ApiClient) =>
    modelMutation(
      client,
      "addressEdit",
      ({ addressFormOf }) =>
        (address: AddressInput) => ({ body: addressFormOf(address) }),
      () =>
        ({ id }) => ({ id }),
    ),
  applyRefund: (client: ApiClient) =>
    modelMutation(
      client,
      "applyRefund",
      () => (input: InputOf<MutationEndpoint<"applyRefund">>) => input,
      () => (data) => data && { refundNo: data.refundOrderNo },
    ),
  orderAgain: (client: ApiClient) =>
    modelMutation(
      client,
      "orderAgain",
      () => (orderNo: string) => ({ params: { orderNo } }),
      ({ reorderOf }) => reorderOf,
    ),
  refundRevoke: (client: ApiClient) =>
    modelMutation(
      client,
      "refundRevoke",
      () => (refundNo: string) => ({ params: { refundOrderNo: refundNo } }),
      () => () => null,
    ),
  watchRestock: (client: ApiClient) =>
    modelMutation(
      client,
      "watchRestock",
      () =>
        ({ skuId, email, activityId, quiet = false }: RestockWatch) => ({
          body: { attrValueId: skuId, email, activityId },
          quiet,
        }),
      () =>
        ({ email, token }) => ({ email, token }),
    ),
};

export const mutations = { ...derived, ...modeled };
