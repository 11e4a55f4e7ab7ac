import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { searchWords } from "../fields.ts";
import { idInput, orNull, pageOf, pageQuery } from "../values.ts";

/** An action of a merchant or the operator. */
export const auditEntry = z.object({
  id: z.number(),
  role: z.enum(["merchant", "operator"]),
  /** Null for the command line. */
  uid: orNull(z.number()),
  nickname: orNull(z.string()),
  /** Null for the whole platform. */
  merId: orNull(z.number()),
  /** Action, such as `order.ship`. */
  action: z.string(),
  /** Subject: an order number, or a kind and an id such as `review:12`. */
  subject: z.string(),
  /** JSON text of the changes. */
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
  needs: "audit.read",
  summary: "Audit log of the caller's shops, newest first.",
  query: z.object(auditQuery),
  data: pageOf(auditEntry),
});
