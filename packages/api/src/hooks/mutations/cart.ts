import type { ApiClient } from "../../client/client.ts";
import * as contract from "../../contract/cart.ts";
import { mutation } from "../build.ts";

export const cartSave = (client: ApiClient) => mutation(client, "cartSave", contract.cartSave);
export const cartNum = (client: ApiClient) => mutation(client, "cartNum", contract.cartNum);
export const cartDelete = (client: ApiClient) => mutation(client, "cartDelete", contract.cartDelete);
export const cartReset = (client: ApiClient) => mutation(client, "cartReset", contract.cartReset);
