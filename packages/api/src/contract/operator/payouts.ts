import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { idField, requiredLine, requiredText, searchWords, textField } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { instant } from "../merchant/staff-values.ts";
import { payoutRow } from "../merchant/payouts.ts";
import { decimal, idInput, orNull, pageOf, pageQuery, withDefault } from "../values.ts";

/** A shop with a balance in the currency of the marketplace. */
export const duePayout = z.object({
  merId: z.number(),
  merName: z.string(),
  avatar: orNull(z.string()),
  /** Balance that is due, above 0. */
  due: decimal,
  currency: z.string(),
  /** Contact and email for the bank file; empty without one. */
  contact: z.string(),
  email: z.string(),
  /** Last payout that wasn't returned. */
  paidAt: orNull(instant),
});
export type DuePayout = z.output<typeof duePayout>;

export const operatorPayoutDue = endpoint({
  method: "GET",
  path: "/api/operator/payout/due",
  policy: "operator",
  needs: "money.read",
  summary: "Shops with a balance that is due to them, the highest first.",
  query: z.object({
    /** Part of the name. */
    words: searchWords(100),
    ...pageQuery,
  }),
  data: pageOf(duePayout),
});

/** An entry of a shop's account with the marketplace. */
export const ledgerLine = z.object({
  id: z.number(),
  /** `sale`, `commission`, `refund`, `payout` and others. */
  kind: z.string(),
  /** The merchant order; null for payouts. */
  orderNo: orNull(z.string()),
  /** The cause: an order, a refund (RE…) or a payout (PO…). */
  link: z.string(),
  /** Signed. */
  amount: decimal,
  /** Balance after the entry. */
  balance: decimal,
  at: instant,
});
export type LedgerLine = z.output<typeof ledgerLine>;

export const operatorPayoutLines = endpoint({
  method: "GET",
  path: "/api/operator/payout/lines/{merId}",
  policy: "operator",
  needs: "money.read",
  summary: "Entries of a shop's account in the currency of the marketplace, newest first.",
  params: z.object({ merId: idInput }),
  query: z.object(pageQuery),
  data: pageOf(ledgerLine),
});

const amountField = textField(
  "number",
  messageKeys.wrongParameter,
  z.regex(/^\d{1,12}(\.\d{1,3})?$/, messageKeys.wrongParameter),
);

export const operatorPayoutBook = endpoint({
  method: "POST",
  path: "/api/operator/payout/book",
  policy: "operator",
  needs: "money.write",
  summary:
    "Records that shops were paid, all of them or none: an amount up to the balance that the caller saw (`due`). Code 409 and `changedData` if a balance isn't `due` any more. The shops are notified.",
  body: z.object({
    payouts: z.array(z.object({ merId: idField, due: amountField, amount: amountField })).check(
      z.minLength(1, messageKeys.selectItem),
      z.maxLength(100, messageKeys.wrongParameter),
      z.refine(
        (payouts) => new Set(payouts.map(({ merId }) => merId)).size === payouts.length,
        messageKeys.wrongParameter,
      ),
    ),
    /** Reference of the bank transfer. */
    reference: requiredLine(messageKeys.wrongParameter, 100),
  }),
  data: z.array(z.object({ merId: z.number(), link: z.string() })),
});

export const payoutViews = ["all", "paid", "returned"] as const;
export type PayoutView = (typeof payoutViews)[number];

export const operatorPayoutList = endpoint({
  method: "GET",
  path: "/api/operator/payout/list",
  policy: "operator",
  needs: "money.read",
  summary: "Recorded payouts, newest first.",
  query: z.object({
    /** Part of the shop's name, of the reference or of the number. */
    words: searchWords(100),
    view: withDefault(z.enum(payoutViews, messageKeys.wrongParameter), "all"),
    ...pageQuery,
  }),
  data: pageOf(
    z.extend(payoutRow, {
      merId: z.number(),
      merName: z.string(),
      /** Nickname of the author; null for the command line. */
      by: orNull(z.string()),
    }),
  ),
});

export const operatorPayoutReturn = endpoint({
  method: "POST",
  path: "/api/operator/payout/return",
  policy: "operator",
  needs: "money.write",
  summary:
    "Records that the bank returned a payout: its amount is due again, and the shop is notified. Refused if it was returned before.",
  body: z.object({
    link: textField("reference", messageKeys.wrongParameter, z.regex(/^PO\d+-\d+(-\d+)?$/)),
    /** Shown to the shop. */
    reason: requiredText(messageKeys.emptyReason, 255),
  }),
  data: z.null(),
});
