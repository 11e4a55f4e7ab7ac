import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { requiredText } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { staffReview, staffReviewQuery } from "../merchant/reviews.ts";
import { dateTime, flagInput, idInput, orNull, pageOf, pageQuery } from "../values.ts";

export const operatorReviewList = endpoint({
  method: "GET",
  path: "/api/operator/review/list",
  policy: "operator",
  needs: "reviews.moderate",
  summary: "Reviews of every shop, newest first.",
  query: z.object({
    ...staffReviewQuery,
    /** Only hidden, or only shown ones. */
    hidden: z.optional(flagInput),
  }),
  data: pageOf(staffReview),
});

export const operatorReviewHide = endpoint({
  method: "POST",
  path: "/api/operator/review/hide/{id}",
  policy: "operator",
  needs: "reviews.moderate",
  summary: "Removes a review from the product's page and rating; the reason is recorded in the audit log.",
  params: z.object({ id: idInput }),
  body: z.object({ reason: requiredText(messageKeys.emptyReason, 255) }),
  data: z.null(),
});

const moderation = {
  method: "POST",
  policy: "operator",
  needs: "reviews.moderate",
  params: z.object({ id: idInput }),
  body: z.object({ reason: requiredText(messageKeys.emptyReason, 255) }),
  data: z.null(),
} as const;

export const operatorReviewUnhide = endpoint({
  ...moderation,
  path: "/api/operator/review/unhide/{id}",
  summary:
    "Shows a hidden review again and counts it in the rating; the reason is recorded in the audit log.",
});

/** A question about a product of any shop. */
export const moderatedQuestion = z.object({
  id: z.number(),
  merId: z.number(),
  merName: z.string(),
  productId: z.number(),
  productName: z.string(),
  nickname: z.string(),
  content: z.string(),
  createTime: dateTime,
  /** The first answer. */
  answer: orNull(z.string()),
  isHidden: z.boolean(),
});
export type ModeratedQuestion = z.output<typeof moderatedQuestion>;

export const operatorQuestionList = endpoint({
  method: "GET",
  path: "/api/operator/question/list",
  policy: "operator",
  needs: "reviews.moderate",
  summary: "Questions about products of every shop, newest first.",
  query: z.object({
    /** Only hidden, or only shown ones. */
    hidden: z.optional(flagInput),
    ...pageQuery,
  }),
  data: pageOf(moderatedQuestion),
});

export const operatorQuestionHide = endpoint({
  ...moderation,
  path: "/api/operator/question/hide/{id}",
  summary:
    "Removes a question with its answers from the product's page; the reason is recorded in the audit log.",
});

export const operatorQuestionUnhide = endpoint({
  ...moderation,
  path: "/api/operator/question/unhide/{id}",
  summary: "Shows a hidden question again; the reason is recorded in the audit log.",
});
