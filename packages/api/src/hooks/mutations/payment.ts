import type { ApiClient } from "../../client/client.ts";
import * as contract from "../../contract/payment.ts";
import { mutation } from "../build.ts";

export const pay = (client: ApiClient) => mutation(client, "pay", contract.pay);
export const sandboxConfirm = (client: ApiClient) =>
  mutation(client, "sandboxConfirm", contract.sandboxConfirm);
