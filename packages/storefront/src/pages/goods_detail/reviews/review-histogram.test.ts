import type { ReviewCounts } from "@carmine/api/hooks";
import { expect, test } from "vitest";
import { histogramOf } from "./review-histogram.ts";

const intl = {
  formatMessage: (_message: unknown, values: { stars: number } | undefined) => `${values?.stars ?? "kind"}`,
  formatNumber: String,
} as unknown as Parameters<typeof histogramOf>[1];
const counts: ReviewCounts = {
  all: 10,
  good: 5,
  mixed: 4,
  bad: 1,
  byStars: [1, 0, 3, 1, 5],
  withPictures: null,
  favorable: 0.6,
  average: 3.9,
};

test("has one row per number of stars, five first", () => {
  expect(histogramOf(counts, intl).map(({ name, count }) => [name, count])).toEqual([
    ["5", 5],
    ["4", 1],
    ["3", 3],
    ["2", 0],
    ["1", 1],
  ]);
});

test("falls back to kinds of reviews for a back end without star counts", () => {
  expect(histogramOf({ ...counts, byStars: null }, intl).map(({ count }) => count)).toEqual([5, 4, 1]);
});
