import type { ApiClient } from "../../client/client.ts";
import { mutation } from "../build.ts";
import { cart } from "../contracts.ts";

export const cartSave = (client: ApiClient) => mutation(client, "cartSave", cart);
export const cartNum = (client: ApiClient) => mutation(client, "cartNum", cart);
export const cartDelete = (client: ApiClient) => mutation(client, "cartDelete", cart);
export const cartReset = (client: ApiClient) => mutation(client, "cartReset", cart);
