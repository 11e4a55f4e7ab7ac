import { expect, test } from "vitest";
import { rankingViewHref, readRanking } from "./ranking-address.ts";

const read = (search: string) => readRanking(new URLSearchParams(search));

test("every view has an address that reads as itself", () => {
  for (const view of [
    { cid: undefined, isWhole: false },
    { cid: 3, isWhole: false },
    { cid: undefined, isWhole: true },
    { cid: 12, isWhole: true },
  ])
    expect(read(new URL(rankingViewHref(view), "http://shop.test").search)).toEqual(view);
  expect(rankingViewHref({ cid: undefined, isWhole: false })).toBe("/goods/top_one");
});

test("leaves out what can’t mean anything", () => {
  for (const search of ["", "cid=0&places=7", "cid=-1&places=", "cid=1e9", "cid=12345678901&places=all"])
    expect(read(search)).toEqual({ cid: undefined, isWhole: false });
});
