import type { ApiClient } from "../../client/client.ts";
import { modelQuery, query } from "../build-query.ts";

export const payMethod = (client: ApiClient) => query(client, "payMethod");

/** Fetches again every 2 s while the payment is pending. */
export const payResult = (client: ApiClient, orderNo: string) => ({
  ...modelQuery(client, "payResult", ({ paymentResultOf }) => paymentResultOf, { params: { orderNo } }),
  refetchInterval: (current: { state: { data: { status: string } | undefined } }) =>
    current.state.data?.status === "pending" ? 2000 : (false as const),
});
