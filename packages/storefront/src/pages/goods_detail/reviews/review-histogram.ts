import type { ReviewCounts } from "@carmine/api/hooks";
import type { RatingSummaryProps } from "@carmine/design-system";
import { defineMessages, type IntlShape } from "@carmine/i18n/react";
import type { ReviewKind } from "../address.ts";

const rows = defineMessages({
  good: { defaultMessage: "5 ★", description: "Product page: row of the histogram of reviews" },
  general: { defaultMessage: "2–4 ★", description: "Product page: row of the histogram of reviews" },
  bad: { defaultMessage: "1 ★", description: "Product page: row of the histogram of reviews" },
});

/** Number of reviews per filter. */
export const countsByKind = ({ all, good, mixed, bad }: ReviewCounts): Record<ReviewKind, number> => ({
  all,
  good,
  general: mixed,
  bad,
});

/**
 * Rows from five stars to one. Other back ends count only kinds of reviews: five stars, two to four, one.
 */
export const histogramOf = (counts: ReviewCounts, intl: IntlShape): RatingSummaryProps["histogram"] => {
  const row = (name: string, count: number) => ({ name, count, text: intl.formatNumber(count) });
  const { byStars } = counts;
  if (byStars)
    return [5, 4, 3, 2, 1].map((stars) =>
      row(
        intl.formatMessage(
          {
            defaultMessage: "{stars, number} ★",
            description: "Product page: row of the histogram of reviews",
          },
          { stars },
        ),
        byStars[stars - 1] ?? 0,
      ),
    );
  const byKind = countsByKind(counts);
  return (["good", "general", "bad"] as const).map((kind) =>
    row(intl.formatMessage(rows[kind]), byKind[kind]),
  );
};
