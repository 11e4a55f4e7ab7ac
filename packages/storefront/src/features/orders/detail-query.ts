import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";

/** Numbers of master orders begin with PT, those of single shops with SH. */
export const isMasterNumber = (orderNo: string): boolean => orderNo.startsWith("PT");

export const detailQueries = (api: ApiClient, orderNo: string) => ({
  master: queries.masterOrderDetail(api, orderNo),
  merchant: queries.orderDetail(api, orderNo),
  history: queries.orderHistory(api, orderNo),
});
