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
