import type { ApiClient } from "../../client/client.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import type * as contract from "../../contract/reviews.ts";
import { modelQuery } from "../build-query.ts";

export const reviewableList = (client: ApiClient, page: QueryOf<typeof contract.reviewableList> = {}) =>
  modelQuery(
    client,
    "reviewableList",
    ({ reviewItemOf }) =>
      ({ list, total }) => ({ list: list.map(reviewItemOf), total }),
    { query: page },
  );

export const reviewableDetail = (client: ApiClient, lineId: number) =>
  modelQuery(client, "reviewableDetail", ({ reviewItemOf }) => reviewItemOf, { params: { id: lineId } });

export const ownReviewList = (client: ApiClient, search: QueryOf<typeof contract.ownReviewList> = {}) =>
  modelQuery(
    client,
    "ownReviewList",
    ({ ownReviewOf }) =>
      ({ list, total }) => ({ list: list.map(ownReviewOf), total }),
    { query: search },
  );
