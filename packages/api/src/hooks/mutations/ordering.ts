import type { ApiClient } from "../../client/client.ts";
import * as contract from "../../contract/ordering.ts";
import { mutation } from "../build.ts";

export const preOrder = (client: ApiClient) => mutation(client, "preOrder", contract.preOrder);
export const createOrder = (client: ApiClient) => mutation(client, "createOrder", contract.createOrder);
export const cancelOrder = (client: ApiClient) => mutation(client, "cancelOrder", contract.cancelOrder);
export const takeOrder = (client: ApiClient) => mutation(client, "takeOrder", contract.takeOrder);
export const deleteOrder = (client: ApiClient) => mutation(client, "deleteOrder", contract.deleteOrder);
export const orderAgain = (client: ApiClient) => mutation(client, "orderAgain", contract.orderAgain);
