import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { requiredText } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { staffReview, staffReviewQuery } from "../merchant/reviews.ts";
import { idInput, pageOf } from "../values.ts";

export const operatorReviewList = endpoint({
  method: "GET",
  path: "/api/operator/review/list",
  policy: "operator",
  needs: "reviews.moderate",
  summary: "Reviews of every shop, newest first.",
  query: z.object(staffReviewQuery),
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
