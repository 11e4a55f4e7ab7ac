import { expect, test } from "vitest";
import { collectionParams, type CollectionState } from "./params.ts";

const read = (search: string) => collectionParams.read(new URLSearchParams(search));
const all: CollectionState = { tab: "products", page: 1, state: undefined, cid: undefined, keywords: "" };

test("reads every view from its own URL", () => {
  const views: Partial<CollectionState>[] = [
    {},
    { page: 3 },
    { state: "soldOut", page: 2 },
    { cid: 7, keywords: "polar 3" },
    { tab: "shops", page: 2 },
    { tab: "searches" },
  ];
  for (const view of views)
    expect(read(new URL(collectionParams.href(view), "http://shop.test").search)).toEqual({
      ...all,
      ...view,
    });
  expect(collectionParams.href(all)).toBe("/users/collection_list");
});

test("ignores filters that don’t apply to the tab or to each other", () => {
  expect(read("tab=shops&state=back&cid=7&keywords=polar")).toEqual({ ...all, tab: "shops" });
  expect(read("state=back&cid=7")).toEqual({ ...all, state: "back" });
});
