import type { ApiClient } from "../../client/client.ts";
import { mutation } from "../build.ts";
import { payment } from "../contracts.ts";

export const pay = (client: ApiClient) => mutation(client, "pay", payment);
export const paypalSuccess = (client: ApiClient) => mutation(client, "paypalSuccess", payment);
export const sandboxConfirm = (client: ApiClient) => mutation(client, "sandboxConfirm", payment);
