import * as z from "zod/mini";
import { applicationRecord } from "../applications.ts";
import { endpoint } from "../endpoint.ts";
import { idField, optionalIdField, requiredText } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { instant } from "../merchant/staff-values.ts";
import { idInput, orNull, pageOf, pageQuery } from "../values.ts";

export const operatorApplicationList = endpoint({
  method: "GET",
  path: "/api/operator/application/list",
  policy: "operator",
  needs: "shops.read",
  summary: "Applications for a shop, earliest due date first.",
  query: z.object({
    status: z.optional(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(4))),
    ...pageQuery,
  }),
  data: pageOf(applicationRecord),
});

/** A request to the applicant for more information. */
export const applicationQuestion = z.object({
  id: z.number(),
  text: z.string(),
  /** Operator who asked; null for the command line. */
  nickname: orNull(z.string()),
  at: instant,
});

export const operatorApplication = z.extend(applicationRecord, {
  categoryName: z.string(),
  typeName: z.string(),
  /** Documents that an applicant of this type has to submit. */
  typeInfo: z.string(),
  createAt: instant,
  dueAt: instant,
  isOverdue: z.boolean(),
  /** The applicant's account. */
  applicant: z.object({
    uid: z.number(),
    nickname: z.string(),
    email: orNull(z.string()),
    createAt: instant,
    /** Paid orders as a shopper. */
    orderCount: z.number(),
  }),
  /** Whether another shop has the name; it has to be changed before the approval. */
  isNameTaken: z.boolean(),
  questions: z.array(applicationQuestion),
  /** Other applications of the account, newest first. */
  others: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      auditStatus: z.number(),
      denialReason: orNull(z.string()),
      createAt: instant,
    }),
  ),
});
export type OperatorApplication = z.output<typeof operatorApplication>;

export const operatorApplicationDetail = endpoint({
  method: "GET",
  path: "/api/operator/application/detail/{id}",
  policy: "operator",
  needs: "shops.read",
  summary:
    "An application with its checks, questions and the account's other applications. Each view of a document is recorded in the audit log.",
  params: z.object({ id: idInput }),
  data: operatorApplication,
});

export const operatorApplicationAsk = endpoint({
  method: "POST",
  path: "/api/operator/application/ask",
  policy: "operator",
  needs: "shops.write",
  summary: "Asks the applicant for more information or documents, by mail and notice. It stays pending.",
  body: z.object({ id: idField, text: requiredText(messageKeys.wrongParameter, 1000) }),
  data: z.null(),
});

export const operatorApplicationApprove = endpoint({
  method: "POST",
  path: "/api/operator/application/approve",
  policy: "operator",
  needs: "shops.write",
  summary: "Approves a pending application: opens the shop and notifies the applicant.",
  body: z.object({
    id: idField,
    /** Trade of the shop, which determines its fee. @default the requested one */
    categoryId: optionalIdField,
    /** @default the requested one */
    typeId: optionalIdField,
    /** Whether the shop has the verified badge. @default true */
    isVerified: z.optional(z.nullable(z.boolean(messageKeys.wrongParameter))),
  }),
  data: z.object({ merId: z.number() }),
});

export const operatorApplicationRefuse = endpoint({
  method: "POST",
  path: "/api/operator/application/refuse",
  policy: "operator",
  needs: "shops.write",
  summary: "Refuses a pending application, with a reason shown to the applicant.",
  body: z.object({ id: idField, reason: requiredText(messageKeys.emptyReason, 500) }),
  data: z.null(),
});
