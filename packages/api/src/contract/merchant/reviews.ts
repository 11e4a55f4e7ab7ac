import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { requiredWords } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { reviewAddition } from "../product-reviews.ts";
import { flagInput, idInput, orNull, pageOf, pageQuery } from "../values.ts";

/** A review as shown to staff of the shop or the platform. */
export const staffReview = z.object({
  id: z.number(),
  merId: z.number(),
  merName: z.string(),
  productId: z.number(),
  productName: z.string(),
  merOrderNo: orNull(z.string()),
  nickname: orNull(z.string()),
  star: z.number(),
  serviceStar: orNull(z.number()),
  comment: z.string(),
  pics: z.array(z.string()),
  createTime: z.string(),
  merchantReplyContent: orNull(z.string()),
  merchantReplyTime: orNull(z.string()),
  addition: orNull(reviewAddition),
  isHidden: z.boolean(),
});
export type StaffReview = z.output<typeof staffReview>;

export const staffReviewQuery = {
  /** Only answered, or only unanswered ones. */
  answered: z.optional(flagInput),
  /** Only reviews with one or two stars. */
  low: z.optional(flagInput),
  /** One shop; otherwise every shop that the caller works for. */
  merId: z.optional(idInput),
  ...pageQuery,
};

export const merchantReviewList = endpoint({
  method: "GET",
  path: "/api/merchant/review/list",
  policy: "merchant",
  needs: "reviews.answer",
  summary: "Reviews of the caller's shops, newest first.",
  query: z.object(staffReviewQuery),
  data: pageOf(staffReview),
});

export const merchantReviewReply = endpoint({
  method: "POST",
  path: "/api/merchant/review/reply/{id}",
  policy: "merchant",
  needs: "reviews.answer",
  summary: "Answers a review of the caller's shops; once per review.",
  params: z.object({ id: idInput }),
  body: z.object({ content: requiredWords(messageKeys.emptyReply, 500, messageKeys.replyLength) }),
  data: z.null(),
});
