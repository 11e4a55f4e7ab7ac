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
  /** Amount of a payout that is waiting for approval; null without one. */
  waiting: orNull(decimal),
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
  data: z.extend(pageOf(duePayout), {
    /** Amount up to which one person may record a payout. */
    limit: decimal,
    /** Other members who may approve the caller's requests. */
    approvers: z.number(),
  }),
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
    "Records that shops were paid, all of them or none: an amount up to the balance that the caller saw (`due`). Above the limit of one person, requests the payout instead, and a second person must approve it. Code 409 and `changedData` if a balance isn't `due` any more. Refused while another payout to the shop is waiting. The shops are notified of recorded payouts, members who may approve of requested ones.",
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
  data: z.array(
    z.object({
      merId: z.number(),
      /** Number of the payout; null for a requested one. */
      link: orNull(z.string()),
      /** Null for a recorded payout. */
      requestId: orNull(z.number()),
    }),
  ),
});

export const payoutRequestViews = ["waiting", "declined"] as const;
export type PayoutRequestView = (typeof payoutRequestViews)[number];

/** A payout that a second person must approve. */
export const payoutRequestRow = z.object({
  id: z.number(),
  merId: z.number(),
  merName: z.string(),
  avatar: orNull(z.string()),
  amount: decimal,
  currency: z.string(),
  /** Current balance of the shop. */
  due: decimal,
  reference: orNull(z.string()),
  /** Nickname of the author; null for the command line. */
  by: orNull(z.string()),
  /** Whether the caller is the author, who can't approve it. */
  isOwn: z.boolean(),
  at: instant,
  /** Nickname, time and reason of the decline; null while it is waiting. */
  declinedBy: orNull(z.string()),
  declinedAt: orNull(instant),
  reason: orNull(z.string()),
});
export type PayoutRequestRow = z.output<typeof payoutRequestRow>;

export const operatorPayoutRequests = endpoint({
  method: "GET",
  path: "/api/operator/payout/request/list",
  policy: "operator",
  needs: "money.read",
  summary:
    "Payouts that are waiting for a second person, the oldest first, or declined ones, the newest first.",
  query: z.object({
    /** Part of the shop's name or of the reference. */
    words: searchWords(100),
    view: withDefault(z.enum(payoutRequestViews, messageKeys.wrongParameter), "waiting"),
    ...pageQuery,
  }),
  data: pageOf(payoutRequestRow),
});

export const operatorPayoutApprove = endpoint({
  method: "POST",
  path: "/api/operator/payout/approve",
  policy: "operator",
  needs: "money.write",
  summary:
    "Approves requested payouts, all of them or none: they are recorded, and the shops notified. Code 403 for the caller's own requests, 409 and `changedData` if a shop isn't due that much any more.",
  body: z.object({
    ids: z.array(idField).check(
      z.minLength(1, messageKeys.selectItem),
      z.maxLength(100, messageKeys.wrongParameter),
      z.refine((ids) => new Set(ids).size === ids.length, messageKeys.wrongParameter),
    ),
  }),
  data: z.array(z.object({ merId: z.number(), link: z.string() })),
});

export const operatorPayoutDecline = endpoint({
  method: "POST",
  path: "/api/operator/payout/decline",
  policy: "operator",
  needs: "money.write",
  summary: "Declines a requested payout, and notifies its author, who may withdraw it in the same way.",
  body: z.object({
    id: idField,
    /** Shown to the author. */
    reason: requiredText(messageKeys.emptyReason, 255),
  }),
  data: z.null(),
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
      /** Contact and email for the bank file; empty without one. */
      contact: z.string(),
      email: z.string(),
      /** Nickname of the author; null for the command line. */
      by: orNull(z.string()),
      /** Nickname of the second person; null if none was needed. */
      approvedBy: orNull(z.string()),
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
