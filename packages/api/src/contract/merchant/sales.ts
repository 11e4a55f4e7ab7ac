import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { messageKeys } from "../message-keys.ts";
import { decimal, idInput, withDefault } from "../values.ts";

/** Lengths of the period in days, including today. */
export const salesPeriods = [7, 30, 90] as const;

const salesTotals = z.object({
  /** Amount paid for these orders, with shipping and tax. */
  sales: decimal,
  orders: z.number(),
  units: z.number(),
  /** Units of these orders that were refunded so far. */
  refundedUnits: z.number(),
});
export type SalesTotals = z.output<typeof salesTotals>;

export const merchantSales = endpoint({
  method: "GET",
  path: "/api/merchant/sales",
  policy: "merchant",
  needs: "money.read",
  summary:
    "Paid orders of a shop by day, today and the days before it, compared with as many days before that. Only orders in the marketplace's current currency.",
  query: z.object({
    merId: idInput,
    days: withDefault(
      z.coerce
        .number<string | number>()
        .check(
          z.refine((days) => salesPeriods.some((period) => period === days), messageKeys.wrongParameter),
        ),
      30,
    ),
  }),
  data: z.object({
    currency: z.string(),
    /** In which the days begin, an IANA name. */
    timeZone: z.string(),
    /** Oldest first; a day without orders is 0. */
    days: z.array(
      z.object({
        /** `yyyy-MM-dd` */
        day: z.string(),
        sales: decimal,
        orders: z.number(),
        /** Sales of the day that is one period earlier. */
        previousSales: decimal,
      }),
    ),
    totals: salesTotals,
    previousTotals: salesTotals,
  }),
});
