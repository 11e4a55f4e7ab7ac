import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import * as paths from "../../../app/paths.ts";

export const ownReviewsPerPage = 10;
const maxPages = 10_000;

/** Filters of the own reviews, in the order of the contract's `type`. */
export const ownReviewKinds = ["all", "good", "general", "bad", "pictures"] as const;
export type OwnReviewKind = (typeof ownReviewKinds)[number];

export interface OwnReviewSearch {
  readonly isDone: boolean;
  readonly kind: OwnReviewKind;
  readonly page: number;
}

/** Reads the address; invalid values are read as the first page of what waits. */
export const readReviewSearch = (params: URLSearchParams): OwnReviewSearch => {
  const page = params.get("page") ?? "1";
  return {
    isDone: params.get("tab") === "done",
    kind: ownReviewKinds.find((kind) => kind === params.get("type")) ?? "all",
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), maxPages) : 1,
  };
};

export const reviewSearchHref = ({
  isDone = false,
  kind = "all",
  page = 1,
}: Partial<OwnReviewSearch>): string => {
  const query = new URLSearchParams();
  if (isDone) query.set("tab", "done");
  if (isDone && kind !== "all") query.set("type", kind);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text ? `${paths.reviews}?${text}` : paths.reviews;
};

export const waitingQuery = (api: ApiClient, { page }: Pick<OwnReviewSearch, "page">) =>
  queries.reviewableList(api, { page, limit: ownReviewsPerPage });

export const doneQuery = (api: ApiClient, { kind, page }: OwnReviewSearch) =>
  queries.ownReviewList(api, { type: ownReviewKinds.indexOf(kind), page, limit: ownReviewsPerPage });
