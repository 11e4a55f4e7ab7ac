export const reviewsPath = "/users/evaluation_list";
export const reviewFormPath = "/users/evaluation_confirm";

/** The form that reviews a line of an order. */
export const reviewFormHref = (lineId: number): string => `${reviewFormPath}?id=${lineId}`;
export const ownReviewsHref = `${reviewsPath}?tab=done`;
