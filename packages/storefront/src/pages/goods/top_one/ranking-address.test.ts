import { expect, test } from "vitest";
import { rankingViewHref, readRanking } from "./ranking-address.ts";

const read = (search: string) => readRanking(new URLSearchParams(search));
const plain = { cid: undefined, period: "month", isWhole: false } as const;

test("every view has an address that reads as itself", () => {
  for (const view of [
    plain,
    { ...plain, cid: 3 },
    { ...plain, isWhole: true },
    { cid: 12, period: "week", isWhole: true } as const,
    { ...plain, period: "year" } as const,
  ])
    expect(read(new URL(rankingViewHref(view), "http://shop.test").search)).toEqual(view);
  expect(rankingViewHref(plain)).toBe("/goods/top_one");
});

test("leaves out what can’t mean anything", () => {
  for (const search of [
    "",
    "cid=0&places=7",
    "cid=-1&places=&period=day",
    "cid=1e9",
    "cid=12345678901&places=all",
  ])
    expect(read(search)).toEqual(plain);
});
