import type { RatingSummaryProps } from "@carmine/design-system";
import { defineMessages, type IntlShape } from "@carmine/i18n/react";
import type { ReviewKind } from "./address.ts";
import type { ReviewCounts } from "./product-data.ts";

const rows = defineMessages({
  good: { defaultMessage: "5 ★", description: "Product page: row of the histogram of reviews" },
  general: { defaultMessage: "2–4 ★", description: "Product page: row of the histogram of reviews" },
  bad: { defaultMessage: "1 ★", description: "Product page: row of the histogram of reviews" },
});

/** How many reviews each filter finds. */
export const countsByKind = (counts: ReviewCounts): Record<ReviewKind, number> => ({
  all: counts.sumCount,
  good: counts.goodCount,
  general: counts.inCount,
  bad: counts.poorCount,
});

/** Share of reviews with four or five stars, 0 to 1; undefined where another back end counts no stars. */
export const favorableShare = ({ starCounts, sumCount }: ReviewCounts): number | undefined =>
  starCounts && sumCount > 0 ? ((starCounts[3] ?? 0) + (starCounts[4] ?? 0)) / sumCount : undefined;

/**
 * The rows from five stars to one. Another back end knows the kinds of reviews only: five stars, two to four, one.
 */
export const histogramOf = (counts: ReviewCounts, intl: IntlShape): RatingSummaryProps["histogram"] => {
  const row = (name: string, count: number) => ({ name, count, text: intl.formatNumber(count) });
  const { starCounts } = counts;
  if (starCounts)
    return [5, 4, 3, 2, 1].map((stars) =>
      row(
        intl.formatMessage(
          {
            defaultMessage: "{stars, number} ★",
            description: "Product page: row of the histogram of reviews",
          },
          { stars },
        ),
        starCounts[stars - 1] ?? 0,
      ),
    );
  const byKind = countsByKind(counts);
  return (["good", "general", "bad"] as const).map((kind) =>
    row(intl.formatMessage(rows[kind]), byKind[kind]),
  );
};
