import {
  productSorts,
  productViews,
  stockFilters,
  type merchantProductList,
  type QueryOf,
} from "@carmine/api/contract";
import type { FilterValue } from "@carmine/design-system";
import {
  amountRange,
  count,
  countRange,
  id,
  oneOf,
  optional,
  text,
  type StateOf,
} from "../../../app/url-state.ts";
import { boundsOf } from "../../../features/list/range.ts";
import { startOfDayBefore } from "../../../features/times/day-in.ts";

/** Choices of the last change, in days before today. */
const changedDays = { today: 0, "7d": 6, "30d": 29 } as const;

/** State of the list in the URL. */
export const productParams = {
  view: oneOf(productViews),
  words: text,
  category: id,
  brand: text,
  price: amountRange,
  stock: optional(stockFilters),
  units: countRange,
  changed: optional(["today", "7d", "30d"]),
  campaign: id,
  sort: oneOf(productSorts),
  page: count(1),
  limit: count(50),
};
export type ProductListState = StateOf<typeof productParams>;

const filterNames = ["category", "brand", "price", "stock", "units", "changed", "campaign"] as const;

/** The active filters as the filter bar reads them. */
export const filterValueOf = (state: ProductListState): FilterValue =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = state[name];
      return value === undefined || value === "" ? [] : [[name, [value]]];
    }),
  );

/** List state of the filter bar's value; filters that it doesn't have become `undefined`. */
export const stateOfFilters = (value: FilterValue): Partial<ProductListState> =>
  Object.fromEntries(filterNames.map((name) => [name, value[name]?.[0]]));

type ProductQuery = NonNullable<QueryOf<typeof merchantProductList>>;

/** Filters of the call, for list, counts, export and bulk changes. */
export const queryOfFilters = (
  state: ProductListState,
  { merId, zone, now = new Date() }: { merId: number; zone: string; now?: Date },
): Omit<ProductQuery, "merId" | "view" | "sort" | "page" | "limit"> & { merId: number } => {
  const price = boundsOf(state.price);
  const units = boundsOf(state.units);
  return {
    merId,
    ...(state.words && { words: state.words }),
    ...(state.category && { categoryId: Number(state.category) }),
    ...(state.brand && { brand: state.brand }),
    ...(price.min && { minPrice: price.min }),
    ...(price.max && { maxPrice: price.max }),
    ...(state.stock && { stock: state.stock }),
    ...(units.min && { minStock: Number(units.min) }),
    ...(units.max && { maxStock: Number(units.max) }),
    ...(state.changed && {
      changedFrom: startOfDayBefore(now, changedDays[state.changed], zone).toISOString(),
    }),
    ...(state.campaign && { campaignId: Number(state.campaign) }),
  };
};
