import type { BodyOf, orderComment } from "@carmine/api/contract";
import type { ReviewItem } from "@carmine/api/hooks";
import type { ReviewDraft } from "../../../features/reviews/review-draft.ts";

/** The request body of a review; 0 stars mean no service rating. */
export const reviewBody = (
  { orderNo, lineId }: ReviewItem,
  { stars, serviceStars, text, isAnonymous, pictures }: ReviewDraft,
): BodyOf<typeof orderComment> => ({
  orderNo,
  orderInfoId: lineId,
  star: stars,
  serviceStar: serviceStars === 0 ? null : serviceStars,
  comment: text,
  pics: JSON.stringify(pictures),
  isAnonymous,
});
