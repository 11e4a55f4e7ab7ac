import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { searchWords } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { idInput, orNull, pageQuery } from "../values.ts";
import { instant, instantInput, staffPageOf } from "./staff-values.ts";

/** Kinds of actions, with the first parts of their names: `order.ship` is of the kind `orders`. */
export const auditKinds = {
  orders: ["order", "parcel"],
  refunds: ["refund"],
  products: ["product", "stock", "category", "property", "import", "review", "question"],
  shops: ["merchant", "application", "freight", "delivery", "service"],
  people: ["account", "customer", "member"],
  money: ["payout", "paymentProblem"],
  content: ["banner", "news", "hotWord", "activity", "coupon", "guide", "agreement", "synonym", "carSize"],
  platform: [
    "job",
    "message",
    "setting",
    "tax",
    "courier",
    "look",
    "merchantType",
    "merchantCategory",
    "refundReason",
  ],
} as const;
export type AuditKind = keyof typeof auditKinds | "other";

/** Kinds as a filter lists them. */
export const auditKindNames = [
  "orders",
  "refunds",
  "products",
  "shops",
  "people",
  "money",
  "content",
  "platform",
  "other",
] as const satisfies readonly AuditKind[];

/** An action of a merchant or the operator. */
export const auditEntry = z.object({
  id: z.number(),
  role: z.enum(["merchant", "operator"]),
  /** Null for the command line and jobs, and in a shop's log for the marketplace's staff. */
  uid: orNull(z.number()),
  nickname: orNull(z.string()),
  /** Null for the whole platform. */
  merId: orNull(z.number()),
  merName: orNull(z.string()),
  /** Action, such as `order.ship`. */
  action: z.string(),
  /** Subject: an order number, or a kind and an id such as `review:12`. */
  subject: z.string(),
  /** JSON text of the changes. */
  before: orNull(z.string()),
  after: orNull(z.string()),
  createTime: z.string(),
  at: instant,
});
export type AuditEntry = z.output<typeof auditEntry>;

export const auditQuery = {
  /** The subject as in the entry, or an order number in any grouping. */
  subject: searchWords(100),
  /** The actor: an account id, an email, or part of a nickname. */
  person: searchWords(100),
  kind: z.optional(z.enum(auditKindNames, messageKeys.wrongParameter)),
  /** Entries at or after `from` and before `to`. */
  from: z.optional(instantInput),
  to: z.optional(instantInput),
  merId: z.optional(idInput),
  /** `after` of the previous page: reads older entries, without a page number. */
  after: z.optional(idInput),
  ...pageQuery,
};

export const merchantAuditList = endpoint({
  method: "GET",
  path: "/api/merchant/audit/list",
  policy: "merchant",
  needs: "audit.read",
  summary:
    "Audit log of the caller's shops, newest first. Members of the marketplace's staff are not named in it.",
  query: z.object(auditQuery),
  data: staffPageOf(auditEntry),
});
