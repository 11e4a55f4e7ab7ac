import type { ApiClient } from "../../client/client.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import type * as contract from "../../contract/reviews.ts";
import { ownReviewOf, reviewItemOf } from "../../models/review.ts";
import { modelQuery } from "../build.ts";

export const reviewableList = (client: ApiClient, page: QueryOf<typeof contract.reviewableList> = {}) =>
  modelQuery(
    client,
    "reviewableList",

    ({ list, total }) => ({ list: list.map(reviewItemOf), total }),
    { query: page },
  );

export const reviewableDetail = (client: ApiClient, lineId: number) =>
  modelQuery(client, "reviewableDetail", reviewItemOf, { params: { id: lineId } });

export const ownReviewList = (client: ApiClient, search: QueryOf<typeof contract.ownReviewList> = {}) =>
  modelQuery(
    client,
    "ownReviewList",

    ({ list, total }) => ({ list: list.map(ownReviewOf), total }),
    { query: search },
  );
