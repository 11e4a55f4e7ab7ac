import {
  fulfillmentFilters,
  orderSorts,
  orderViews,
  paymentFilters,
  refundFilters,
  type merchantOrderList,
  type QueryOf,
} from "@carmine/api/contract";
import type { FilterValue } from "@carmine/design-system";
import { startOfDayBefore } from "../../../features/times/day-in.ts";
import { count, id, oneOf, optional, text, type Param, type StateOf } from "../../../app/url-state.ts";

/** Choices of the order date, in days before today. */
const placedDays = { today: 0, "7d": 6, "14d": 13, "30d": 29 } as const;
const placedChoices = ["today", "7d", "14d", "30d"] as const;

/** Two letters. */
const country: Param<string | undefined> = {
  read: (value) => (value !== null && /^[A-Z]{2}$/.test(value) ? value : undefined),
  write: (value) => value,
};

/** State of the list in the URL. */
export const orderParams = {
  view: oneOf(orderViews),
  words: text,
  placed: optional(placedChoices),
  payment: optional(paymentFilters),
  fulfillment: optional(fulfillmentFilters),
  refund: optional(refundFilters),
  country,
  note: optional(["yes"]),
  /** Shows only orders of this shop; for the marketplace. */
  shop: id,
  sort: oneOf(orderSorts),
  page: count(1),
  limit: count(20),
  /** Orders in the shipping sheet: numbers joined by a comma, or `all` that match. */
  ship: text,
};
export type OrderListState = StateOf<typeof orderParams>;

const filterNames = ["placed", "payment", "fulfillment", "refund", "country", "note", "shop"] as const;

/** The active filters as the filter bar reads them. */
export const filterValueOf = (state: OrderListState): FilterValue =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = state[name];
      return value === undefined || value === "" ? [] : [[name, [value]]];
    }),
  );

/** List state of the filter bar's value; filters that it doesn't have become `undefined`. */
export const stateOfFilters = (value: FilterValue): Partial<OrderListState> =>
  Object.fromEntries(filterNames.map((name) => [name, value[name]?.[0]]));

type OrderQuery = NonNullable<QueryOf<typeof merchantOrderList>>;

/** Filters of the call, for list and counts. */
export const queryOfFilters = (
  state: OrderListState,
  { scope, zone, now = new Date() }: { scope: { readonly merId?: number }; zone: string; now?: Date },
): Omit<OrderQuery, "view" | "sort" | "page" | "limit"> => ({
  ...scope,
  ...(state.words && { words: state.words }),
  ...(state.placed && { from: startOfDayBefore(now, placedDays[state.placed], zone).toISOString() }),
  ...(state.payment && { payment: state.payment }),
  ...(state.fulfillment && { fulfillment: state.fulfillment }),
  ...(state.refund && { refund: state.refund }),
  ...(state.country && { country: state.country }),
  ...(state.note && { hasNote: true }),
  ...(state.shop && scope.merId === undefined && { merId: Number(state.shop) }),
});
