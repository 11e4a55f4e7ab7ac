import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant } from "../merchant/staff-values.ts";
import { decimal, orNull } from "../values.ts";

/** Work of the marketplace. A part is null if the caller lacks the right to see it. */
export const operatorWork = z.object({
  /** Needs `shops.read`. */
  applications: orNull(
    z.object({
      pending: z.number(),
      overdue: z.number(),
      /** Earliest due date of a decision. */
      nextDueAt: orNull(instant),
    }),
  ),
  /** Refusals that shoppers asked the marketplace to decide about. Needs `refunds.read`. */
  disputes: orNull(z.object({ open: z.number(), oldestAt: orNull(instant) })),
  /** Orders whose promised time to ship has passed. Needs `orders.read`. */
  lateOrders: orNull(z.object({ orders: z.number(), shops: z.number() })),
  /** Open payment problems. Needs `money.read`. */
  paymentProblems: orNull(z.number()),
  /** Balances in the shop's currency that are due to shops, and payouts that wait for approval. Needs `money.read`. */
  payouts: orNull(z.object({ shops: z.number(), amount: decimal, waiting: z.number() })),
  /** Mails and text messages whose attempts are used up, and jobs whose last run failed. Needs `settings.write`. */
  platform: orNull(z.object({ failedMessages: z.number(), failedJobs: z.number() })),
  /** Shops with the most late orders and open refund requests, at most 5. Needs `shops.read`. */
  shops: orNull(
    z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        avatar: orNull(z.string()),
        lateCount: z.number(),
        refundCount: z.number(),
        rating: orNull(z.number()),
      }),
    ),
  ),
});
export type OperatorWork = z.output<typeof operatorWork>;

export const operatorOverview = endpoint({
  method: "GET",
  path: "/api/operator/overview",
  policy: "operator",
  needs: "any",
  summary: "Pending work of the marketplace, as far as the caller may see it.",
  data: operatorWork,
});
