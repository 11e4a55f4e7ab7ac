import {
  fulfillmentFilters,
  orderSorts,
  orderViews,
  paymentFilters,
  refundFilters,
  wireLocales,
  type merchantOrderList,
  type QueryOf,
} from "@carmine/api/contract";
import type { FilterValue } from "@carmine/design-system";
import { boundsOf } from "../../../features/list/range.ts";
import { startOfDayBefore } from "../../../features/times/day-in.ts";
import {
  amountRange,
  count,
  id,
  oneOf,
  optional,
  text,
  type Param,
  type StateOf,
} from "../../../app/url-state.ts";

/** Choices of the order and payment date, in days before today. */
const pastDays = { today: 0, "7d": 6, "14d": 13, "30d": 29 } as const;
const pastChoices = ["today", "7d", "14d", "30d"] as const;

/** Choices of the ship-by date, in days from today, including it. */
const shipByDays = { today: 1, "3d": 3 } as const;
const shipByChoices = ["late", "today", "3d"] as const;

/** Code of a carrier. */
const carrier: Param<string | undefined> = {
  read: (value) => (value !== null && /^[\w.-]{1,32}$/.test(value) ? value : undefined),
  write: (value) => value,
};

/** Two letters. */
const country: Param<string | undefined> = {
  read: (value) => (value !== null && /^[A-Z]{2}$/.test(value) ? value : undefined),
  write: (value) => value,
};

/** State of the list in the URL. */
export const orderParams = {
  view: oneOf(orderViews),
  words: text,
  placed: optional(pastChoices),
  paid: optional(pastChoices),
  shipBy: optional(shipByChoices),
  payment: optional(paymentFilters),
  fulfillment: optional(fulfillmentFilters),
  refund: optional(refundFilters),
  country,
  carrier,
  total: amountRange,
  language: optional(wireLocales),
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

const filterNames = [
  "placed",
  "paid",
  "shipBy",
  "payment",
  "fulfillment",
  "refund",
  "country",
  "carrier",
  "total",
  "language",
  "note",
  "shop",
] as const;

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

const shipByQuery = (shipBy: OrderListState["shipBy"], now: Date, zone: string): OrderQuery => {
  if (shipBy === undefined) return {};
  if (shipBy === "late") return { isLate: true };
  return {
    shipByFrom: startOfDayBefore(now, 0, zone).toISOString(),
    shipByTo: startOfDayBefore(now, -shipByDays[shipBy], zone).toISOString(),
  };
};

const totalQuery = ({ min, max }: ReturnType<typeof boundsOf>): OrderQuery => ({
  ...(min && { minTotal: min }),
  ...(max && { maxTotal: max }),
});

/** Filters of the call, for list and counts. */
export const queryOfFilters = (
  state: OrderListState,
  { scope, zone, now = new Date() }: { scope: { readonly merId?: number }; zone: string; now?: Date },
): Omit<OrderQuery, "view" | "sort" | "page" | "limit"> => ({
  ...scope,
  ...(state.words && { words: state.words }),
  ...(state.placed && { from: startOfDayBefore(now, pastDays[state.placed], zone).toISOString() }),
  ...(state.paid && { paidFrom: startOfDayBefore(now, pastDays[state.paid], zone).toISOString() }),
  ...shipByQuery(state.shipBy, now, zone),
  ...(state.payment && { payment: state.payment }),
  ...(state.fulfillment && { fulfillment: state.fulfillment }),
  ...(state.refund && { refund: state.refund }),
  ...(state.country && { country: state.country }),
  ...(state.carrier && { carrier: state.carrier }),
  ...(state.total && totalQuery(boundsOf(state.total))),
  ...(state.language && { language: state.language }),
  ...(state.note && { hasNote: true }),
  ...(state.shop && scope.merId === undefined && { merId: Number(state.shop) }),
});
