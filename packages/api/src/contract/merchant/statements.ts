import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { textField } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { decimal, idInput, orNull } from "../values.ts";

/**
 * `sale` what the shopper paid, `subsidy` what the marketplace pays for its own coupons and for points,
 * `commission` its fee; `refund`, `subsidyReturn` and `commissionReturn` reverse them; `payout` was paid to
 * the merchant. `dispute` and `externalRefund` are money returned without a refund of ours; `disputeReturn`
 * and `externalRefundReturn` reverse them; `coveredRefund` is the part of a refund already charged by these,
 * so that it's charged once. `payoutReturn` is a payout that the bank returned, and `marketplaceRefund` the
 * share of the marketplace in a refund that it approved at its own cost.
 */
export const ledgerKinds = [
  "sale",
  "subsidy",
  "commission",
  "refund",
  "subsidyReturn",
  "commissionReturn",
  "payout",
  "dispute",
  "disputeReturn",
  "externalRefund",
  "externalRefundReturn",
  "coveredRefund",
  "payoutReturn",
  "marketplaceRefund",
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** Most lines of a statement on screen; its CSV has all of them. */
export const maxStatementLines = 500;

/** A line of a shop's statement; amounts are signed. */
export const statementLine = z.object({
  /** Local time in `timeZone` of the statement, `yyyy-MM-dd HH:mm:ss`. */
  time: z.string(),
  kind: z.enum(ledgerKinds),
  /** The shop's order (SH…); empty for a payout. */
  orderNo: z.string(),
  amount: decimal,
  /** The shop's balance in this currency after the line. */
  balance: decimal,
  currency: z.string(),
});
export type StatementRow = z.output<typeof statementLine>;

const query = z.object({
  merId: idInput,
  /** `yyyy-MM` */
  month: textField(
    "reference",
    messageKeys.wrongParameter,
    z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, messageKeys.wrongParameter),
  ),
});

export const merchantStatement = endpoint({
  method: "GET",
  path: "/api/merchant/money/statement",
  policy: "merchant",
  needs: "money.read",
  summary: "A shop's sales, fees, refunds and payouts of a month, with their totals.",
  query,
  data: z.object({
    /** IANA name; the month begins and ends in it. */
    timeZone: z.string(),
    /** First month with an entry, `yyyy-MM`; null without any. */
    firstMonth: orNull(z.string()),
    /** One per currency. */
    totals: z.array(
      z.object({
        currency: z.string(),
        /** Balance before the month and at its end. */
        opening: decimal,
        closing: decimal,
        kinds: z.array(z.object({ kind: z.enum(ledgerKinds), amount: decimal })),
      }),
    ),
    /** Tax in the sales of the month by destination, without refunds. */
    taxes: z.array(
      z.object({
        country: orNull(z.string()),
        /** ISO 3166-2. */
        region: orNull(z.string()),
        currency: z.string(),
        orderCount: z.number(),
        amount: decimal,
      }),
    ),
    /** The latest lines, oldest first. */
    lines: z.array(statementLine),
    lineCount: z.number(),
  }),
});

export const merchantStatementCsv = endpoint({
  method: "GET",
  path: "/api/merchant/money/statement/csv",
  policy: "merchant",
  needs: "money.read",
  summary: "The same as a CSV file with all lines.",
  query,
  answerKind: "csv",
  data: z.string(),
});
