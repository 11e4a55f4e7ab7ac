import { expect, test } from "vitest";
import { readReviewSearch, ownReviewKinds, reviewSearchHref } from "./review-search.ts";

test.each(
  [false, true].flatMap((isDone) =>
    [1, 3].flatMap((page) =>
      (isDone ? ownReviewKinds : (["all"] as const)).map((kind) => ({ isDone, kind, page })),
    ),
  ),
)("%o survives the way through the address", (search) => {
  const [, query] = reviewSearchHref(search).split("?");
  expect(readReviewSearch(new URLSearchParams(query))).toEqual(search);
});

test.each(["page=0", "page=-1", "page=x", "type=none", "tab=x"])(
  "%s is the first page of what waits",
  (query) => {
    expect(readReviewSearch(new URLSearchParams(query))).toEqual({ isDone: false, kind: "all", page: 1 });
  },
);
