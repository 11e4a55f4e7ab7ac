import type { ApiClient } from "../../client/client.ts";
import type * as contract from "../../contract/catalogue.ts";
import type * as reviewContract from "../../contract/product-reviews.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import { keepPrevious, modelQuery, query } from "../build-query.ts";

export type ProductFilters = QueryOf<typeof contract.productFacets>;
export type ProductSearch = QueryOf<typeof contract.productList>;

export const categoryTree = (client: ApiClient) =>
  modelQuery(client, "categoryTree", ({ categoriesOf }) => categoriesOf);

/** Keeps the previous results until the next ones have loaded. */
export const productList = (client: ApiClient, search: ProductSearch) =>
  keepPrevious(
    modelQuery(
      client,
      "productList",
      ({ productSummaryOf }) =>
        ({ list, nearest, ...rest }) => ({
          ...rest,
          list: list.map(productSummaryOf),
          nearest: nearest?.map(productSummaryOf),
        }),
      { query: search },
    ),
  );

export const productFacets = (client: ApiClient, filters: ProductFilters) =>
  keepPrevious(query(client, "productFacets", { query: filters }));

export const productSuggest = (client: ApiClient, keyword: string) =>
  keepPrevious(
    modelQuery(client, "productSuggest", ({ suggestionsOf }) => suggestionsOf, { query: { keyword } }),
  );

/** @param country two letters; default for delivery terms is the marketplace's country */
export const productDetail = (client: ApiClient, id: number, country?: string) =>
  modelQuery(client, "productDetail", ({ productOf }) => productOf, {
    params: { id },
    ...(country && { query: { country } }),
  });

/** @param ids at most four */
export const productComparison = (client: ApiClient, ids: readonly number[]) =>
  keepPrevious(
    modelQuery(
      client,
      "productComparison",
      ({ comparedProductOf }) =>
        ({ list }) =>
          list.map(comparedProductOf),
      {
        query: { ids: ids.join(",") },
      },
    ),
  );

export const replyConfig = (client: ApiClient, id: number) =>
  modelQuery(client, "replyConfig", ({ reviewCountsOf }) => reviewCountsOf, { params: { id } });

export type ReviewSearch = QueryOf<typeof reviewContract.replyList>;

export const replyList = (client: ApiClient, id: number, search: ReviewSearch = {}) =>
  modelQuery(client, "replyList", ({ pageModel, productReviewOf }) => pageModel(productReviewOf), {
    params: { id },
    query: { type: 0, page: 1, limit: 20, ...search },
  });

export const votedReplies = (client: ApiClient, id: number) =>
  query(client, "votedReplies", { params: { id } });

export const recommendations = (client: ApiClient, id: number) =>
  modelQuery(
    client,
    "recommendations",
    ({ productSummaryOf, additionOf }) =>
      ({ boughtTogether, accessories, similar, additions }) => ({
        boughtTogether: boughtTogether.map(productSummaryOf),
        accessories: (accessories ?? []).map(productSummaryOf),
        similar: similar.map(productSummaryOf),
        additions: (additions ?? []).map(additionOf),
      }),
    { params: { id } },
  );

export const questionList = (client: ApiClient, id: number, page = 1, limit = 10) =>
  keepPrevious(
    modelQuery(client, "questionList", ({ questionPageOf }) => questionPageOf, {
      params: { id },
      query: { page, limit },
    }),
  );
