import type { ApiClient } from "../../client/client.ts";
import { reorderOf } from "../../models/order.ts";
import { modelMutation, mutation } from "../build.ts";
import { guestOrders, ordering } from "../contracts.ts";

export const preOrder = (client: ApiClient) => mutation(client, "preOrder", ordering);
export const createOrder = (client: ApiClient) => mutation(client, "createOrder", ordering);
export const cancelOrder = (client: ApiClient) => mutation(client, "cancelOrder", ordering);
export const takeOrder = (client: ApiClient) => mutation(client, "takeOrder", ordering);
export const deleteOrder = (client: ApiClient) => mutation(client, "deleteOrder", ordering);
export const orderAgain = (client: ApiClient) =>
  modelMutation(client, "orderAgain", ordering, reorderOf);
/** Signs in by the link of a mail. */
export const loginOrderLink = (client: ApiClient) => mutation(client, "loginOrderLink", guestOrders);

export const guestOrderLink = (client: ApiClient) => mutation(client, "guestOrderLink", guestOrders);
