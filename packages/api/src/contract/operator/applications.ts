import * as z from "zod/mini";
import { applicationRecord } from "../applications.ts";
import { endpoint } from "../endpoint.ts";
import { idField, requiredText } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { pageOf, pageQuery } from "../values.ts";

export const operatorApplicationList = endpoint({
  method: "GET",
  path: "/api/operator/application/list",
  policy: "operator",
  summary: "Applications for a shop, earliest due date first.",
  query: z.object({
    status: z.optional(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(4))),
    ...pageQuery,
  }),
  data: pageOf(applicationRecord),
});

export const operatorApplicationApprove = endpoint({
  method: "POST",
  path: "/api/operator/application/approve",
  policy: "operator",
  summary: "Approves a pending application: opens the shop and notifies the applicant.",
  body: z.object({ id: idField }),
  data: z.object({ merId: z.number() }),
});

export const operatorApplicationRefuse = endpoint({
  method: "POST",
  path: "/api/operator/application/refuse",
  policy: "operator",
  summary: "Refuses a pending application, with a reason shown to the applicant.",
  body: z.object({ id: idField, reason: requiredText(messageKeys.emptyReason, 500) }),
  data: z.null(),
});
