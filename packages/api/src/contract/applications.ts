import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import {
  captchaField,
  emailField,
  idField,
  idFieldWith,
  optionalIdField,
  optionalLine,
  optionalPhone,
  requiredLine,
  requiredText,
  textField,
} from "./fields.ts";
import { limits } from "./limits.ts";
import { messageKeys } from "./message-keys.ts";
import { readList } from "./texts.ts";
import { dateTime, orNull, pageOf, pageQuery } from "./values.ts";

/** States of an application; the fourth is an extension. */
export const applicationStatus = { pending: 1, approved: 2, refused: 3, withdrawn: 4 } as const;

/** URLs of 1 to 10 pictures as a JSON array in text. */
const papersField = textField(
  "verbatim",
  messageKeys.emptyPapers,
  z.refine((text) => readList(text).length > 0, messageKeys.emptyPapers),
  z.refine((text) => readList(text).length <= limits.qualificationPictures, messageKeys.tooManyPapers),
);

export const applicationForm = z.object({
  name: requiredLine(messageKeys.emptyCompany, 40, messageKeys.nameLength),
  categoryId: idFieldWith(messageKeys.emptyMerchantCategory),
  typeId: idFieldWith(messageKeys.emptyMerchantType),
  realName: requiredLine(messageKeys.emptyName, 64, messageKeys.nameLength),
  email: emailField,
  captcha: captchaField,
  phone: optionalPhone(24, messageKeys.correctPhone),
  /** Percentage as shown on the page; ignored in favor of the category's. */
  handlingFee: z.optional(z.nullable(z.coerce.number<string | number>())),
  keywords: optionalLine(200),
  address: requiredText(messageKeys.emptyAddress, 500, messageKeys.addressLength),
  /** All documents. They are private: visible to the applicant and operators only. */
  qualificationPicture: papersField,
  /**
   * A JSON array as text: the part of `qualificationPicture` that shoppers may see after approval. Ignored if
   * the type of shop has no public documents. An extension.
   */
  publicPicture: z.optional(z.nullable(textField("verbatim", messageKeys.wrongParameter, z.maxLength(5000)))),
  country: optionalLine(64),
  /** The application replaced by this one: refused, withdrawn, or pending and edited; an extension. */
  previousId: optionalIdField,
});

export const captchaMerchantSettled = endpoint({
  method: "POST",
  path: "/api/front/captcha/email/merchant/settled",
  policy: "public",
  invalidates: [],
  summary:
    "Sends a code to the email of an application; a code requested by an account is valid only for its application.",
  bodyKind: "text",
  body: emailField,
  data: z.boolean(),
});

export const settledApply = endpoint({
  method: "POST",
  path: "/api/front/merchant/settled/apply",
  policy: "shopper",
  invalidates: ["applications"],
  summary: "Applies for a shop, with the code sent to its email.",
  body: applicationForm,
  /** The contract returns null; this server returns the due date of the decision. */
  data: z.object({ id: z.number(), dueTime: dateTime }),
});

export const applicationRecord = z.object({
  id: z.number(),
  name: z.string(),
  categoryId: z.number(),
  typeId: z.number(),
  realName: z.string(),
  email: z.string(),
  phone: orNull(z.string()),
  handlingFee: orNull(z.number()),
  keywords: orNull(z.string()),
  address: z.string(),
  /** 1 pending, 2 approved, 3 refused; 4 withdrawn is an extension. */
  auditStatus: z.number(),
  denialReason: orNull(z.string()),
  /** A JSON array of URLs as text, accessible to the applicant and operators only. */
  qualificationPicture: z.string(),
  /** A JSON array as text: the URLs that shoppers may see after approval. An extension. */
  publicPicture: orNull(z.string()),
  createTime: dateTime,
  /** Due date of the decision; an extension, like all fields below. */
  dueTime: orNull(dateTime),
  decideTime: orNull(dateTime),
  previousId: orNull(z.number()),
  /** The opened shop. */
  merId: orNull(z.number()),
});
export type ApplicationRecord = z.output<typeof applicationRecord>;

export const settledRecord = endpoint({
  method: "GET",
  path: "/api/front/merchant/settled/record",
  policy: "shopper",
  cached: ["applications", "live"],
  summary: "The account's applications, newest first.",
  query: z.object(pageQuery),
  data: pageOf(applicationRecord),
});

export const settledWithdraw = endpoint({
  method: "POST",
  path: "/api/front/merchant/settled/withdraw",
  policy: "shopper",
  invalidates: ["applications"],
  summary: "Withdraws a pending application.",
  body: z.object({ id: idField }),
  data: z.null(),
});

/** Not normalized, because that would move the cursor while typing. */
const draftText = z.optional(z.nullable(textField("verbatim", messageKeys.wrongParameter, z.maxLength(500))));

const draftPapers = z.optional(
  z.nullable(
    z
      .array(textField("verbatim", messageKeys.wrongParameter, z.maxLength(500)))
      .check(z.maxLength(limits.qualificationPictures)),
  ),
);

/** An incomplete application: every field may be missing or invalid. */
export const applicationDraft = z.object({
  name: draftText,
  categoryId: draftText,
  typeId: draftText,
  realName: draftText,
  email: draftText,
  phone: draftText,
  keywords: draftText,
  address: draftText,
  /** URLs of the uploaded private documents, in order. */
  papers: draftPapers,
  /** URLs of the uploaded documents that shoppers may see after approval. */
  publicPapers: draftPapers,
  agreed: z.optional(z.nullable(z.boolean())),
  /** 1 to 4. */
  step: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(4)))),
  previousId: z.optional(z.nullable(z.int())),
});
export type ApplicationDraft = z.output<typeof applicationDraft>;

export const settledDraft = endpoint({
  method: "GET",
  path: "/api/front/merchant/settled/draft",
  policy: "shopper",
  cached: ["applications", "live"],
  summary: "The account's draft application, shared between its devices.",
  data: z.object({
    draft: orNull(applicationDraft),
    updateTime: orNull(dateTime),
    /** Due date of the decision if it was submitted now. */
    dueTime: dateTime,
  }),
});

export const settledDraftSave = endpoint({
  method: "POST",
  path: "/api/front/merchant/settled/draft",
  policy: "shopper",
  invalidates: [],
  summary: "Saves the draft application; uploaded pictures are kept while the draft references them.",
  body: applicationDraft,
  data: z.object({ updateTime: dateTime }),
  retrySafe: true,
});
