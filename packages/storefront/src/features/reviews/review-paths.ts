import * as paths from "../../app/paths.ts";

/** The form that reviews a line of an order. */
export const reviewFormHref = (lineId: number): string => `${paths.reviewForm}?id=${lineId}`;
export const ownReviewsHref = `${paths.reviews}?tab=done`;
