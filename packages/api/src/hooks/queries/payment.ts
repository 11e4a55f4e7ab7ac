import type { ApiClient } from "../../client/client.ts";
import * as contract from "../../contract/payment.ts";
import { query } from "../build.ts";

export const payMethod = (client: ApiClient) => query(client, "payMethod", contract.payMethod);

/** Asks again every 2 s while the payment is pending. */
export const payResult = (client: ApiClient, orderNo: string) => ({
  ...query(client, "payResult", contract.payResult, { params: { orderNo } }),
  refetchInterval: (current: { state: { data: { status: string } | undefined } }) =>
    current.state.data?.status === "pending" ? 2000 : (false as const),
});
