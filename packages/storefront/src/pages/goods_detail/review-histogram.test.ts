import { expect, test } from "vitest";
import { averageOf } from "./product-data.ts";
import { favorableShare, histogramOf } from "./review-histogram.ts";

const intl = {
  formatMessage: (_message: unknown, values: { stars: number } | undefined) => `${values?.stars ?? "kind"}`,
  formatNumber: String,
} as unknown as Parameters<typeof histogramOf>[1];
const kinds = {
  sumCount: 10,
  goodCount: 5,
  inCount: 4,
  poorCount: 1,
  replyChance: "0.50",
  replyStar: 3,
  pictureCount: null,
};

test("each number of stars has its row, five first, and the average is exact", () => {
  const counts = { ...kinds, starCounts: [1, 0, 3, 1, 5], star: 3.9 };
  expect(histogramOf(counts, intl).map(({ name, count }) => [name, count])).toEqual([
    ["5", 5],
    ["4", 1],
    ["3", 3],
    ["2", 0],
    ["1", 1],
  ]);
  expect(averageOf(counts)).toBe(3.9);
});

test("four stars are good ones, too: an average of 4.6 is not “57% good”", () => {
  const counts = { ...kinds, sumCount: 7, goodCount: 4, starCounts: [0, 0, 0, 3, 4], star: 4.6 };
  expect(favorableShare(counts)).toBe(1);
  expect(favorableShare({ ...counts, starCounts: null })).toBeUndefined();
  expect(favorableShare({ ...counts, sumCount: 0 })).toBeUndefined();
});

test("another back end's kinds are shown where it counts no stars", () => {
  const counts = { ...kinds, starCounts: null, star: null };
  expect(histogramOf(counts, intl).map(({ count }) => count)).toEqual([5, 4, 1]);
  expect(averageOf(counts)).toBe(3);
});
