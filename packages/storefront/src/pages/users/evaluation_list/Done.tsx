import type { OwnReview } from "@carmine/api/hooks";
import { Button, Card, FilterChipLink, LineItem, Link, ReviewItem } from "@carmine/design-system";
import {
  DateTime,
  defineMessages,
  FormattedMessage,
  useIntl,
  type MessageDescriptor,
} from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { productHref, shopHref } from "../../../features/links.ts";
import { optionText } from "../../../features/products/option-text.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import { useReviewPictures } from "../../../features/reviews/use-review-pictures.ts";
import * as styles from "./page.css.ts";
import { reviewParams, reviewTypes, type ReviewType } from "./params.ts";

const typeTexts: Readonly<Record<ReviewType, MessageDescriptor>> = defineMessages({
  all: { defaultMessage: "All", description: "Filter of the own reviews" },
  good: { defaultMessage: "Good", description: "Filter of the own reviews" },
  general: { defaultMessage: "Average", description: "Filter of the own reviews" },
  bad: { defaultMessage: "Bad", description: "Filter of the own reviews" },
  pictures: { defaultMessage: "With photos", description: "Filter of the own reviews" },
});

export const TypeFilters = ({ current }: { current: ReviewType }): ReactElement => {
  const intl = useIntl();
  return (
    <nav
      aria-label={intl.formatMessage({
        defaultMessage: "Filter reviews",
        description: "Product page: name of the filters of the reviews",
      })}
    >
      <ul className={styles.filters}>
        {reviewTypes.map((type) => (
          <li key={type}>
            <FilterChipLink href={reviewParams.href({ tab: "done", type })} current={type === current}>
              {intl.formatMessage(typeTexts[type])}
            </FilterChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Review = ({ review, onAdd }: { review: OwnReview; onAdd: () => void }): ReactElement => {
  const productTexts = useProductTexts();
  const picturesOf = useReviewPictures();
  const { addition, reply } = review;
  return (
    <li className={styles.review}>
      <LineItem
        href={productHref(review.productId)}
        title={review.name}
        picture={pictureOf(review.picture)}
        {...(review.options.length > 0 && { option: optionText(review.options) })}
        note={{
          tone: "muted",
          text: (
            <FormattedMessage
              defaultMessage="Sold by {shop}"
              description="Own reviews: under the product"
              values={{
                shop: (
                  <Link key="shop" href={shopHref(review.shop.id)} tone="muted">
                    {review.shop.name}
                  </Link>
                ),
              }}
            />
          ),
        }}
        size={72}
      />
      <ReviewItem
        className={styles.written}
        facts={
          <>
            <DateTime value={review.createdAt} dateOnly />
            {review.isAnonymous && (
              <>
                {" · "}
                <FormattedMessage
                  defaultMessage="Anonymous"
                  description="Author of a review without a name"
                />
              </>
            )}
          </>
        }
        rating={{ value: review.stars, label: productTexts.stars(review.stars) }}
        text={review.text}
        pictures={picturesOf(review.pictures)}
        {...(reply && { reply: { name: review.shop.name, text: reply.text } })}
        {...(!addition && {
          action: (
            <Button size="sm" onClick={onAdd}>
              <FormattedMessage
                defaultMessage="Add to your review"
                description="Button at an own review, and other places"
              />
            </Button>
          ),
        })}
        {...(addition && {
          addition: {
            label: (
              <FormattedMessage
                defaultMessage="Added on {date}"
                description="Over what was added to a review later"
                values={{ date: <DateTime value={addition.at} dateOnly /> }}
              />
            ),
            text: addition.text,
            pictures: picturesOf(addition.pictures),
          },
        })}
      />
    </li>
  );
};

/** Reviews that the shopper has written. */
export const Done = ({
  reviews,
  onAdd,
}: {
  reviews: readonly OwnReview[];
  onAdd: (review: OwnReview) => void;
}): ReactElement => (
  <Card padding="none">
    <ul className={styles.list}>
      {reviews.map((review) => (
        <Review key={review.id} review={review} onAdd={() => onAdd(review)} />
      ))}
    </ul>
  </Card>
);
