import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import { reviewKinds, type ProductView } from "./address.ts";

/** Reviews on one page. */
export const reviewsPerPage = 10;
/** Goods in the row below the product. */
export const relatedCount = 5;

/** A page of reviews of one kind. */
export const reviewsQuery = (api: ApiClient, id: number, { reviews, page }: ProductView) =>
  queries.replyList(api, id, { type: reviewKinds.indexOf(reviews), page, limit: reviewsPerPage });

/** What sells best in a category: one more than is shown, for the product itself may be among them. */
export const relatedQuery = (api: ApiClient, cid: number) =>
  queries.productList(api, { cid, salesOrder: "desc", page: 1, limit: relatedCount + 1 });
