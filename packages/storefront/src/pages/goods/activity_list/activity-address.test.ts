import { expect, test } from "vitest";
import { activityViewHref, readActivityAddress } from "./activity-address.ts";

const read = (query: string) => readActivityAddress(new URLSearchParams(query));

test("an address is read back as it was written", () => {
  const href = activityViewHref(read("id=3&cid=7&sort=saving"), { page: 2 });
  expect(href).toBe("/goods/activity_list?id=3&cid=7&sort=saving&page=2");
  expect(read(href.split("?")[1] ?? "")).toEqual({ id: 3, cid: 7, sort: "saving", page: 2 });
});

test("what means nothing is left out", () => {
  expect(read("id=0&cid=x&sort=new&page=-1")).toEqual({
    id: undefined,
    cid: undefined,
    sort: undefined,
    page: 1,
  });
});

test("another department or order begins at the first page", () => {
  expect(activityViewHref(read("id=3&page=4"), { cid: 9 })).toBe("/goods/activity_list?id=3&cid=9");
});
