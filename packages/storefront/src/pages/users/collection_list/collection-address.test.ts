import { expect, test } from "vitest";
import { collectionHref, readCollection, type CollectionSearch } from "./collection-address.ts";

const read = (search: string) => readCollection(new URLSearchParams(search));
const all: CollectionSearch = { tab: "products", page: 1, state: undefined, cid: undefined, keywords: "" };

test("every view has an address that reads as itself", () => {
  const views: Partial<CollectionSearch>[] = [
    {},
    { page: 3 },
    { state: "soldOut", page: 2 },
    { cid: 7, keywords: "polar 3" },
    { tab: "shops", page: 2 },
  ];
  for (const view of views)
    expect(read(new URL(collectionHref(view), "http://shop.test").search)).toEqual({ ...all, ...view });
  expect(collectionHref(all)).toBe("/users/collection_list");
});

test("leaves out what can’t mean anything", () => {
  expect(read("state=lost&cid=-1&page=0&tab=all&keywords=+")).toEqual(all);
  expect(read("tab=shops&state=back&cid=7&keywords=polar")).toEqual({ ...all, tab: "shops" });
  expect(read("state=back&cid=7")).toEqual({ ...all, state: "back" });
});
