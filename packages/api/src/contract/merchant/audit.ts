import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { searchWords } from "../fields.ts";
import { idInput, orNull, pageOf, pageQuery } from "../values.ts";

/** One act of a merchant or of the operator. */
export const auditEntry = z.object({
  id: z.number(),
  role: z.enum(["merchant", "operator"]),
  /** Null where it was done on the command line. */
  uid: orNull(z.number()),
  nickname: orNull(z.string()),
  /** Null for an act on the whole platform. */
  merId: orNull(z.number()),
  /** What was done, such as `order.ship`. */
  action: z.string(),
  /** What it was done to: an order number, or a kind and an id such as `review:12`. */
  subject: z.string(),
  /** JSON texts of what changed. */
  before: orNull(z.string()),
  after: orNull(z.string()),
  createTime: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const auditQuery = {
  subject: searchWords(100),
  merId: z.optional(idInput),
  ...pageQuery,
};

export const merchantAuditList = endpoint({
  method: "GET",
  path: "/api/merchant/audit/list",
  policy: "merchant",
  summary: "What was done in the caller's shops, by whom, newest first.",
  query: z.object(auditQuery),
  data: pageOf(auditEntry),
});
