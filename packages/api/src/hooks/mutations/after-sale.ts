import type { ApiClient } from "../../client/client.ts";
import { mutation } from "../build.ts";
import { afterSale } from "../contracts.ts";

export const applyRefund = (client: ApiClient) => mutation(client, "applyRefund", afterSale);
export const refundReturn = (client: ApiClient) => mutation(client, "refundReturn", afterSale);
export const refundRevoke = (client: ApiClient) => mutation(client, "refundRevoke", afterSale);
