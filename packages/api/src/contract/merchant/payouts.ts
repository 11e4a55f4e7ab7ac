import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { decimal, idInput, orNull, pageOf, pageQuery } from "../values.ts";
import { instant } from "./staff-values.ts";

/** A recorded payout. */
export const payoutRow = z.object({
  /** Number (PO…). */
  link: z.string(),
  amount: decimal,
  currency: z.string(),
  /** Reference of the bank transfer; null for payouts recorded without one. */
  reference: orNull(z.string()),
  at: instant,
  /** When and why the bank returned it; null for others. */
  returnedAt: orNull(instant),
  returnReason: orNull(z.string()),
});
export type PayoutRow = z.output<typeof payoutRow>;

export const merchantPayoutList = endpoint({
  method: "GET",
  path: "/api/merchant/payout/list",
  policy: "merchant",
  needs: "money.read",
  summary: "Payouts to a shop of the caller, newest first, and its balance.",
  query: z.object({ merId: idInput, ...pageQuery }),
  data: z.extend(pageOf(payoutRow), {
    /** Balance in the currency of the marketplace; negative if the shop owes it. */
    due: decimal,
  }),
});

export const merchantBalance = endpoint({
  method: "GET",
  path: "/api/merchant/money/balance",
  policy: "merchant",
  needs: "money.read",
  summary:
    "Balance of a shop of the caller, and what changed it this month, in the currency of the marketplace.",
  query: z.object({ merId: idInput }),
  data: z.object({
    /** Negative if the shop owes it. */
    due: decimal,
    /** Time of the last payout that the bank didn't return; null without one. */
    paidAt: orNull(instant),
    /** `yyyy-MM` in the time zone of the marketplace. The signed amounts below add up to its change of the balance. */
    month: z.string(),
    /** Paid by shoppers, and by the marketplace for its discounts. */
    sales: decimal,
    fee: decimal,
    /** Refunds, payment disputes and what reverses them. */
    refunds: decimal,
    paidOut: decimal,
  }),
});
