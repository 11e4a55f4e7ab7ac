import * as paths from "../../app/paths.ts";
import { coded, listParams, page, words, type StateOf } from "../list-params.ts";

/** `orderStatus` in the URL and `type` of the call `order/list` (wire contract, section 3). */
export const orderTypes = {
  all: -9,
  toPay: 0,
  toShip: 1,
  toReceive: 2,
  toReview: 4,
  finished: 3,
} as const;

/** The list of orders. Keywords search all orders, whatever their status. */
export const orderParams = listParams(
  paths.orders,
  { orderStatus: coded(orderTypes, "all"), keywords: words(100), page },
  (state) => (state.keywords === "" ? state : { ...state, orderStatus: "all" as const }),
);

export type OrderListState = StateOf<typeof orderParams>;
