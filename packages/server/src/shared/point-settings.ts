import { withDefault } from "@carmine/api/contract";
import type * as z from "zod/mini";
import { decimalText, wholeNumber } from "./config-fields.ts";

/** Variables about points. */
export const pointVariables = {
  POINTS_PER_UNIT: withDefault(decimalText("must be a number of points such as 1 or 0.5"), "1"),
  POINTS_WORTH: withDefault(decimalText("must be an amount such as 0.01"), "0.01"),
  POINTS_MAXIMUM_PERCENT: withDefault(wholeNumber(0, 100, "must be a percentage between 0 and 100"), 50),
  POINTS_MINIMUM: withDefault(wholeNumber(0, 1_000_000, "must be a number of points"), 100),
  POINTS_FROZEN_DAYS: withDefault(wholeNumber(0, 365, "must be a number of days between 0 and 365"), 30),
  POINTS_LIFE_DAYS: withDefault(wholeNumber(1, 3650, "must be a number of days between 1 and 3650"), 365),
} as const;

/** How points are earned and what they are worth. Amounts are decimal text in the shop's currency. */
export interface PointTerms {
  /** Points for one unit of money spent on products; 0 gives none. */
  readonly perUnit: string;
  /** Value of one point. */
  readonly worth: string;
  /** Largest share of the products that points can pay, in percent. */
  readonly maximumPercent: number;
  /** Minimum number of points per order. */
  readonly minimum: number;
  /** Days after receipt until earned points can be used. */
  readonly frozenDays: number;
  /** Days after receipt until they expire. */
  readonly lifeDays: number;
}

type Values = { readonly [Name in keyof typeof pointVariables]: z.output<(typeof pointVariables)[Name]> };

export const pointTermsOf = (values: Values): PointTerms => ({
  perUnit: values.POINTS_PER_UNIT,
  worth: values.POINTS_WORTH,
  maximumPercent: values.POINTS_MAXIMUM_PERCENT,
  minimum: values.POINTS_MINIMUM,
  frozenDays: values.POINTS_FROZEN_DAYS,
  lifeDays: values.POINTS_LIFE_DAYS,
});
