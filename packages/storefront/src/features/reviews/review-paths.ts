import * as paths from "../../app/paths.ts";

/** Path of the form that reviews an order line. */
export const reviewFormHref = (lineId: number): string => `${paths.reviewForm}?id=${lineId}`;
export const ownReviewsHref = `${paths.reviews}?tab=done`;
