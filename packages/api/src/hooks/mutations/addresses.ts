import type { ApiClient } from "../../client/client.ts";
import { mutation } from "../build.ts";
import { addresses } from "../contracts.ts";

export const addressEdit = (client: ApiClient) => mutation(client, "addressEdit", addresses);
export const addressSetDefault = (client: ApiClient) => mutation(client, "addressSetDefault", addresses);
export const addressDelete = (client: ApiClient) => mutation(client, "addressDelete", addresses);
