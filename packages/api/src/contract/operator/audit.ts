import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { auditEntry, auditQuery } from "../merchant/audit.ts";
import { staffPageOf } from "../merchant/staff-values.ts";

export const operatorAuditList = endpoint({
  method: "GET",
  path: "/api/operator/audit/list",
  policy: "operator",
  needs: "audit.read",
  summary: "Audit log of merchants and operators, newest first.",
  query: z.object(auditQuery),
  data: staffPageOf(auditEntry),
});
