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

/** One per writing endpoint. */
const derived = Object.fromEntries(
  Object.keys(mutationEndpoints)
    .filter(isMutation)
    .map((name) => [name, (client: ApiClient) => mutation(client, name)]),
  // `Object.fromEntries` loses the relation of names and types.
) as unknown as Mutations;

/** A request for a restock notice of a sku. */
export interface RestockWatch {
  readonly skuId: number;
  /** Email of a guest. */
  readonly email?: string;
  /** The activity in which it is sold out. */
  readonly activityId?: number;
  /** The caller shows a failure itself. */
  readonly quiet?: boolean;
}

/** Mutations whose input is a model instead of the wire format. */
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
