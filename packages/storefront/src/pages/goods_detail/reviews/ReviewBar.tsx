import { FilterChipLink, Link } from "@carmine/design-system";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { reviewKinds, reviewsHref, type ReviewKind, type ReviewOrder } from "../address.ts";
import { countsByKind } from "./review-histogram.ts";
import type { ReviewsProps } from "./reviews-props.ts";
import * as styles from "../page.css.ts";

const filters: Readonly<Record<ReviewKind, MessageDescriptor>> = defineMessages({
  all: { defaultMessage: "All ({count, number})", description: "Product page: filter of the reviews" },
  good: {
    defaultMessage: "Good, 5 ★ ({count, number})",
    description: "Product page: filter of the reviews with five stars",
  },
  general: {
    defaultMessage: "Average, 2–4 ★ ({count, number})",
    description: "Product page: filter of the reviews with two to four stars",
  },
  bad: {
    defaultMessage: "Bad, 1 ★ ({count, number})",
    description: "Product page: filter of the reviews with one star",
  },
});

const orders: Readonly<Record<ReviewOrder | "own", MessageDescriptor>> = defineMessages({
  own: { defaultMessage: "Most relevant", description: "Product page: order of the reviews" },
  helpful: { defaultMessage: "Most helpful", description: "Product page: order of the reviews" },
  new: { defaultMessage: "Newest", description: "Product page: order of the reviews" },
});

/** Filters and sort orders of the reviews, as links. */
export const ReviewBar = ({ product, counts, view }: ReviewsProps): ReactElement | null => {
  const intl = useIntl();
  if (!counts) return null;
  const byKind = countsByKind(counts);
  const { id } = product;
  return (
    <div className={styles.reviewBar}>
      <nav
        aria-label={intl.formatMessage({
          defaultMessage: "Filter reviews",
          description: "Product page: name of the filters of the reviews",
        })}
      >
        <ul className={styles.filters}>
          {reviewKinds.map((kind) => (
            <li key={kind}>
              <FilterChipLink
                href={reviewsHref(id, view, { reviews: kind })}
                rel="nofollow"
                current={kind === view.reviews}
              >
                {intl.formatMessage(filters[kind], { count: byKind[kind] })}
              </FilterChipLink>
            </li>
          ))}
          {counts.withPictures !== null && counts.withPictures > 0 && (
            <li>
              <FilterChipLink
                href={reviewsHref(id, view, { pictures: !view.pictures })}
                rel="nofollow"
                current={view.pictures ?? false}
              >
                {intl.formatMessage(
                  {
                    defaultMessage: "With photos ({count, number})",
                    description: "Product page: filter of the reviews",
                  },
                  { count: counts.withPictures },
                )}
              </FilterChipLink>
            </li>
          )}
        </ul>
      </nav>
      <nav
        aria-label={intl.formatMessage({
          defaultMessage: "Sort reviews",
          description: "Product page: name of the orders of the reviews",
        })}
      >
        <ul className={styles.orders}>
          {([undefined, "helpful", "new"] as const).map((order) => (
            <li key={order ?? "own"}>
              <Link
                href={reviewsHref(id, view, { order })}
                rel="nofollow"
                tone={order === view.order ? "act" : "muted"}
                aria-current={order === view.order || undefined}
              >
                {intl.formatMessage(orders[order ?? "own"])}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};
