import type { ApiClient } from "../../client/client.ts";
import * as contract from "../../contract/addresses.ts";
import { mutation } from "../build.ts";

export const addressEdit = (client: ApiClient) => mutation(client, "addressEdit", contract.addressEdit);
export const addressSetDefault = (client: ApiClient) =>
  mutation(client, "addressSetDefault", contract.addressSetDefault);
export const addressDelete = (client: ApiClient) => mutation(client, "addressDelete", contract.addressDelete);
