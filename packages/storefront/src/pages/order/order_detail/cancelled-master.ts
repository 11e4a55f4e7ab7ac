import { type OrderEvent, queries } from "@carmine/api/hooks";
import type { ApiClient } from "@carmine/api/client";

/** Page size above the number of shops that one order can have. */
const maxParts = 100;

/** The shop orders of a canceled master order, whose own details are an error. */
export const cancelledPartsQuery = (api: ApiClient, orderNo: string) =>
  queries.orderList(api, { type: -9, keywords: orderNo, page: 1, limit: maxParts });

/** Whether a master order was canceled, by its history; its details are an error then (wire contract). */
export const isCancelledBy = (history: readonly OrderEvent[] | undefined): boolean =>
  history?.some(({ status }) => status === "cancelled") ?? false;
