import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { requiredText, searchWords } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { refundNo } from "../merchant/refunds.ts";
import { instant } from "../merchant/staff-values.ts";
import { orderStates } from "../order-status.ts";
import { decimal, decimalInput, orNull, pageOf, pageQuery, withDefault } from "../values.ts";

export const disputeViews = ["open", "decided", "all"] as const;
export type DisputeView = (typeof disputeViews)[number];

export const disputeOutcomes = ["overturned", "upheld"] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** A declined refund that the shopper asked the marketplace to decide about. */
export const disputeRow = z.object({
  refundOrderNo: z.string(),
  /** The merchant order. */
  orderNo: z.string(),
  merId: z.number(),
  merName: z.string(),
  uid: z.number(),
  customer: z.string(),
  /** Requested amount; after a decision in part, the approved one. */
  total: decimal,
  /** When the shopper asked. */
  at: instant,
  decidedAt: orNull(instant),
  /** Null until it is decided. */
  outcome: orNull(z.enum(disputeOutcomes)),
});
export type DisputeRow = z.output<typeof disputeRow>;

export const operatorDisputeList = endpoint({
  method: "GET",
  path: "/api/operator/dispute/list",
  policy: "operator",
  needs: "refunds.read",
  summary: "Declined refunds that shoppers asked the marketplace to decide about; open ones oldest first.",
  query: z.object({
    /** A refund or order number, or part of the name of the shop or the customer. */
    words: searchWords(100),
    view: withDefault(z.enum(disputeViews, messageKeys.wrongParameter), "open"),
    ...pageQuery,
  }),
  data: pageOf(disputeRow),
});

export const dispute = z.extend(disputeRow, {
  refundStatus: z.number(),
  withReturn: z.boolean(),
  /** Reason, words and pictures (URLs) of the request. */
  reason: z.string(),
  remark: z.string(),
  pictures: z.array(z.string()),
  requestedAt: instant,
  /** The shop's reason, and when it declined. */
  refusal: z.string(),
  refusedAt: orNull(instant),
  /** Words and pictures of the shopper to the marketplace. */
  escalation: z.string(),
  escalationPictures: z.array(z.string()),
  /** The reason of the decision, and whether the marketplace pays for the refund. */
  decision: orNull(z.string()),
  isAtMarketplaceCost: z.boolean(),
  items: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      image: orNull(z.string()),
      sku: z.string(),
      quantity: z.number(),
      total: decimal,
    }),
  ),
  order: z.object({
    state: z.enum(orderStates),
    total: decimal,
    placedAt: instant,
    shippedAt: orNull(instant),
    receivedAt: orNull(instant),
    /** Refund requests of this order, including this one. */
    refundCount: z.number(),
  }),
});
export type Dispute = z.output<typeof dispute>;

export const operatorDisputeDetail = endpoint({
  method: "GET",
  path: "/api/operator/dispute/detail/{refundOrderNo}",
  policy: "operator",
  needs: "refunds.read",
  summary: "A dispute with the words and pictures of both sides, and the order.",
  params: refundNo,
  data: dispute,
});

const reason = requiredText(messageKeys.emptyReason, 500);

export const operatorDisputeOverturn = endpoint({
  method: "POST",
  path: "/api/operator/dispute/overturn/{refundOrderNo}",
  policy: "operator",
  needs: "refunds.decide",
  summary:
    "Approves a declined refund, or a part of its amount. A return that hasn't been sent back waits for the items. Both sides are notified with the reason.",
  params: refundNo,
  body: z.object({
    /** Approved amount if it is lower than the requested one; without a return, and the units stay refundable. */
    amount: z.optional(
      z.nullable(
        z.pipe(
          decimalInput,
          z
            .string(messageKeys.wrongParameter)
            .check(z.regex(/^\d{1,9}(\.\d{1,3})?$/, messageKeys.wrongParameter)),
        ),
      ),
    ),
    /** The side that pays. */
    cost: z.enum(["shop", "marketplace"], messageKeys.wrongParameter),
    reason,
  }),
  data: z.null(),
});

export const operatorDisputeUphold = endpoint({
  method: "POST",
  path: "/api/operator/dispute/uphold/{refundOrderNo}",
  policy: "operator",
  needs: "refunds.decide",
  summary: "Confirms the refusal of a refund. Both sides are notified with the reason.",
  params: refundNo,
  body: z.object({ reason }),
  data: z.null(),
});
