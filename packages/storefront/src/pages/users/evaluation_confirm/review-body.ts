import type { BodyOf, orderComment } from "@carmine/api/contract";
import type { ReviewItem } from "@carmine/api/hooks";
import type { ReviewDraft } from "./review-draft.ts";

/** A review as the call takes it; 0 stars for the service are none. */
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
