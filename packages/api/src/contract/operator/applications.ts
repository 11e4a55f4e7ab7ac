import * as z from "zod/mini";
import { applicationRecord } from "../applications.ts";
import { endpoint } from "../endpoint.ts";
import { idField, optionalIdField, requiredText } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { instant } from "../merchant/staff-values.ts";
import { idInput, orNull, pageOf, pageQuery } from "../values.ts";

/** An application without its documents, which only `operatorApplicationDocument` opens. */
export const applicationSummary = z.extend(
  z.omit(applicationRecord, { qualificationPicture: true, publicPicture: true }),
  {
    createAt: instant,
    /** Due date of the decision. */
    dueAt: instant,
    /** Null while it is pending. */
    decideAt: orNull(instant),
    isOverdue: z.boolean(),
  },
);
export type ApplicationSummary = z.output<typeof applicationSummary>;

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
  data: pageOf(applicationSummary),
});

/** A request to the applicant for more information. */
export const applicationQuestion = z.object({
  id: z.number(),
  text: z.string(),
  /** Operator who asked; null for the command line. */
  nickname: orNull(z.string()),
  at: instant,
});

export const operatorApplication = z.extend(applicationSummary, {
  categoryName: z.string(),
  typeName: z.string(),
  /** Documents that an applicant of this type has to submit. */
  typeInfo: z.string(),
  /** Commission of the category in percent. */
  categoryFee: z.number(),
  /** The documents, numbered from 1 in the order of the application. */
  documents: z.array(
    z.object({
      number: z.number(),
      /** Whether shoppers may see it after the approval. */
      isPublic: z.boolean(),
    }),
  ),
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
    "An application with its checks, questions and the account's other applications. Its documents are numbered; `operatorApplicationDocument` opens one.",
  params: z.object({ id: idInput }),
  data: operatorApplication,
});

export const operatorApplicationDocument = endpoint({
  method: "POST",
  path: "/api/operator/application/document/{id}",
  policy: "operator",
  needs: "shops.read",
  summary:
    "Opens a document of an application, which is recorded in the audit log. Its URL works for the caller for an hour.",
  params: z.object({ id: idInput }),
  /** Number of the document, from 1. 404 if the application has fewer. */
  body: z.object({ number: idField }),
  data: z.object({ url: z.string() }),
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
