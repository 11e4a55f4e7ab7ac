import type { ApiClient } from "../../client/client.ts";
import { mutation } from "../build.ts";
import { collections } from "../contracts.ts";

export const saveProduct = (client: ApiClient) => mutation(client, "saveProduct", collections);
export const unsaveProduct = (client: ApiClient) => mutation(client, "unsaveProduct", collections);
export const saveProducts = (client: ApiClient) => mutation(client, "saveProducts", collections);
export const deleteSavedProducts = (client: ApiClient) =>
  mutation(client, "deleteSavedProducts", collections);
export const followShop = (client: ApiClient) => mutation(client, "followShop", collections);
export const unfollowShop = (client: ApiClient) => mutation(client, "unfollowShop", collections);
