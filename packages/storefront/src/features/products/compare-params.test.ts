import { expect, test } from "vitest";
import { compareParams } from "./compare-params.ts";

const idsIn = (query: string): readonly number[] => compareParams.read(new URLSearchParams(query)).ids;

test("reads joined and repeated ids", () => {
  expect(idsIn("ids=4,7")).toEqual([4, 7]);
  expect(idsIn("ids=4&ids=7")).toEqual([4, 7]);
});

test("ignores invalid and repeated ids and those after the fourth", () =>
  expect(idsIn("ids=4,x,4,0,5,6,7,8")).toEqual([4, 5, 6, 7]));

test("writes ids in one parameter", () =>
  expect(compareParams.href({ ids: [4, 7], only: true })).toBe("/goods/compare?ids=4%2C7&only=1"));
