import type { ProductReview, ReviewCounts } from "@carmine/api/hooks";
import { EmptyState, Pagination, RatingSummary, ReviewItem, Skeleton, Text } from "@carmine/design-system";
import { bcp47, localeOf } from "@carmine/i18n";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { MessageSquareText } from "lucide-react";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { useMarketplaceTexts } from "../../../app/marketplace-texts.ts";
import { PastEnd } from "../../../features/loading/PastEnd.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { smallPicture } from "../../../features/products/picture.ts";
import { useLightbox } from "../../../features/products/use-lightbox.tsx";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import { useReviewPictures } from "../../../features/reviews/use-review-pictures.ts";
import { reviewsHref } from "../address.ts";
import { ReviewBar } from "./ReviewBar.tsx";
import { Helpful } from "./Helpful.tsx";
import { histogramOf } from "./review-histogram.ts";
import { reviewsPerPage, reviewsQuery } from "../queries.ts";
import type { ReviewsProps } from "./reviews-props.ts";
import * as styles from "../page.css.ts";
import { optionText } from "../../../features/products/option-text.ts";

const Summary = ({ counts }: { counts: ReviewCounts }): ReactElement => {
  const intl = useIntl();
  const productTexts = useProductTexts();
  const { average, favorable } = counts;
  const percent = (share: number): string => intl.formatNumber(share, { style: "percent" });
  const values = { count: counts.all, share: percent(favorable) };
  return (
    <RatingSummary
      score={{ value: average, text: productTexts.score(average), label: productTexts.stars(average) }}
      text={
        counts.byStars === null
          ? intl.formatMessage(
              {
                defaultMessage: "{count, plural, one {# review} other {# reviews}} · {share} gave 5 stars",
                description: "Product page: under the stars of all reviews; the share is a percentage",
              },
              values,
            )
          : intl.formatMessage(
              {
                defaultMessage:
                  "{count, plural, one {# review} other {# reviews}} · {share} gave 4 or 5 stars",
                description: "Product page: under the stars of all reviews; the share is a percentage",
              },
              values,
            )
      }
      histogram={histogramOf(counts, intl)}
    />
  );
};

/** How it is ensured that reviews are from buyers, as EU law requires. */
const Origin = (): ReactElement => {
  const { reviewNote } = useMarketplaceTexts();
  return (
    <Text tone="muted" size={12}>
      {reviewNote ?? (
        <FormattedMessage
          defaultMessage="Only shoppers who bought this product here can review it."
          description="Product page: where reviews are from"
        />
      )}
    </Text>
  );
};

const Item = ({
  review,
  shop,
  productId,
}: {
  review: ProductReview;
  shop: string;
  productId: number;
}): ReactElement => {
  const intl = useIntl();
  const productTexts = useProductTexts();
  const avatar = smallPicture(review.avatar, 96);
  const picturesOf = useReviewPictures();
  const { addition } = review;
  const language = localeOf(review.locale ?? "");
  const pictures = picturesOf(review.pictures);
  const { open, lightbox } = useLightbox(
    pictures,
    intl.formatMessage({
      defaultMessage: "Photos of this review",
      description: "Product page: name of a review's pictures over the whole window",
    }),
  );
  return (
    <>
      <ReviewItem
        author={{
          name:
            review.author ??
            intl.formatMessage({
              defaultMessage: "Shopper",
              description: "Author of a review without a name",
            }),
          ...(avatar && { avatar }),
        }}
        facts={
          <>
            <DateTime value={review.createdAt} dateOnly />
            {review.shopName && (
              <>
                {" · "}
                <FormattedMessage
                  defaultMessage="sold by {shop}"
                  description="Product page: under the author of a review"
                  values={{ shop: review.shopName }}
                />
              </>
            )}
          </>
        }
        rating={{ value: review.stars, label: productTexts.stars(review.stars) }}
        {...(review.options.length > 0 && { attribute: optionText(review.options) })}
        text={review.text}
        {...(language && { lang: bcp47(language) })}
        action={<Helpful productId={productId} reviewId={review.id} count={review.helpfulCount} />}
        pictures={pictures}
        onOpenPicture={open}
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
        {...(review.reply && { reply: { name: shop, text: review.reply } })}
      />
      {lightbox}
    </>
  );
};

const Pages = ({
  product,
  view,
  total,
}: Omit<ReviewsProps, "counts"> & { total: number }): ReactElement | null => {
  const intl = useIntl();
  const pageCount = Math.ceil(total / reviewsPerPage);
  if (pageCount < 2) return null;
  return (
    <Pagination
      className={styles.pages}
      label={intl.formatMessage({
        defaultMessage: "Review pages",
        description: "Product page: name of the pages, and other places",
      })}
      page={view.page}
      pageCount={pageCount}
      hrefOf={(page) => reviewsHref(product.id, view, { page })}
    />
  );
};

const Empty = ({ narrowed }: { narrowed: boolean }): ReactElement => (
  <EmptyState
    size="md"
    level={3}
    icon={MessageSquareText}
    title={
      narrowed ? (
        <FormattedMessage
          defaultMessage="No matching reviews"
          description="Product page: a filter of the reviews finds none"
        />
      ) : (
        <FormattedMessage
          defaultMessage="No reviews yet"
          description="Product page: nobody has written one"
        />
      )
    }
  >
    {!narrowed && (
      <FormattedMessage
        defaultMessage="Bought it? Be the first to review it."
        description="Product page: nobody has written a review"
      />
    )}
  </EmptyState>
);

/** Review summary, filters, and pages as links. */
export const Reviews = (props: ReviewsProps): ReactElement => {
  const { product, counts, view } = props;
  const { api } = useApp();
  const intl = useIntl();
  const query = useQuery({
    ...reviewsQuery(api, product.id, view),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      {counts && counts.all > 0 && (
        <>
          <Summary counts={counts} />
          <Origin />
        </>
      )}
      <ReviewBar {...props} />
      <QueryView
        query={query}
        failure={intl.formatMessage({
          defaultMessage: "We couldn’t load the reviews",
          description: "Product page: title of a failure",
        })}
        skeleton={<Skeleton height={480} />}
      >
        {({ list, total }) => (
          <div aria-busy={query.isPlaceholderData}>
            {list.length === 0 && total > 0 ? (
              <PastEnd
                page={view.page}
                pageCount={Math.ceil(total / reviewsPerPage)}
                hrefOf={(page) => reviewsHref(product.id, view, { page })}
              />
            ) : list.length === 0 ? (
              <Empty narrowed={view.reviews !== "all" || view.pictures === true} />
            ) : (
              list.map((review) => (
                <Item key={review.id} review={review} shop={product.shop.name} productId={product.id} />
              ))
            )}
            <Pages product={product} view={view} total={total} />
          </div>
        )}
      </QueryView>
    </>
  );
};
