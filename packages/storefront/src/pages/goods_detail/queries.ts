import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import { reviewKinds, type ProductView } from "./address.ts";

export const reviewsPerPage = 10;
export const questionsPerPage = 10;
/** Number of products in the row below the product. */
export const relatedCount = 5;

/** A page of filtered reviews. */
export const reviewsQuery = (api: ApiClient, id: number, { reviews, pictures, order, page }: ProductView) =>
  queries.replyList(api, id, {
    type: reviewKinds.indexOf(reviews),
    page,
    limit: reviewsPerPage,
    ...(pictures && { withPictures: true }),
    ...(order && { sort: order }),
  });
