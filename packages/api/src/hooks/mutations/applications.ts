import type { ApiClient } from "../../client/client.ts";
import { mutation } from "../build.ts";
import { applications } from "../contracts.ts";

export const captchaMerchantSettled = (client: ApiClient) =>
  mutation(client, "captchaMerchantSettled", applications);
export const settledApply = (client: ApiClient) => mutation(client, "settledApply", applications);
export const settledWithdraw = (client: ApiClient) => mutation(client, "settledWithdraw", applications);
export const settledDraftSave = (client: ApiClient) => mutation(client, "settledDraftSave", applications);
