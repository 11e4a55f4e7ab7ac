import type { ApiClient } from "../../client/client.ts";
import { modelQuery, query, type ModelQuery } from "../build-query.ts";

export const payMethod = (client: ApiClient) => query(client, "payMethod");

interface Current {
  state: { data: { status: string } | undefined };
}

const refetchPending = <Model>(
  options: ModelQuery<Model>,
): Omit<ModelQuery<Model>, "refetchInterval"> & {
  refetchInterval: (current: Current) => number | false;
} => ({
  ...options,
  refetchInterval: ({ state }: Current) => (state.data?.status === "pending" ? 2000 : false),
});

/** Fetches again every 2 s while the payment is pending. */
export const payResult = (client: ApiClient, orderNo: string) =>
  refetchPending(
    modelQuery(client, "payResult", ({ paymentResultOf }) => paymentResultOf, { params: { orderNo } }),
  );
