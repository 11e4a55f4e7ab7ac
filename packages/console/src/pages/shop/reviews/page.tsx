import { merchantReviewList, merchantReviewReply, type StaffReview } from "@carmine/api/contract";
import { Card, Rating } from "@carmine/design-system";
import { DateTime, defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import Star from "lucide-react/icons/star";
import { useRead, useWrite } from "../../../app/endpoints.ts";
import { useShopId } from "../../../app/workspace.ts";
import { useUrlState } from "../../../app/url-state.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { ReplyForm } from "../../../features/replies/ReplyForm.tsx";
import { pageSize, replyParams, ReplyPage } from "../../../features/replies/ReplyPage.tsx";

/** Longest reply that the server accepts. */
const maxReply = 500;

const emptyTexts = defineMessages({
  open: { defaultMessage: "No unanswered reviews", description: "Console reviews: empty list" },
  low: {
    defaultMessage: "No unanswered reviews under 3 stars",
    description: "Console reviews: empty list",
  },
  all: { defaultMessage: "No reviews yet", description: "Console reviews: empty list" },
});

/** Reviews of the shop's products. A review can be answered once. */
const ReviewsPage = () => {
  const intl = useIntl();
  const merId = useShopId();
  const [state, set] = useUrlState(replyParams);
  const { view, page } = state;
  const reviews = useRead(
    merchantReviewList,
    {
      query: {
        merId,
        page,
        limit: pageSize,
        ...(view !== "all" && { answered: false }),
        ...(view === "low" && { low: true }),
      },
    },
    { keepPrevious: true },
  );
  return (
    <ReplyPage
      title={intl.formatMessage({ defaultMessage: "Reviews", description: "Console: page" })}
      state={state}
      onStateChange={set}
      lowLabel={intl.formatMessage({
        defaultMessage: "Under 3 stars",
        description: "Console reviews: view of the unanswered ones",
      })}
      read={reviews}
      empty={{
        icon: Star,
        title: intl.formatMessage(emptyTexts[view]),
      }}
    >
      {(review) => <ReviewCard key={review.id} review={review} />}
    </ReplyPage>
  );
};

const ReviewCard = ({ review }: { review: StaffReview }) => {
  const intl = useIntl();
  const reply = useWrite(merchantReviewReply);
  return (
    <Card element="article" aria-label={review.productName}>
      <div className={detail.column}>
        <div className={detail.actions}>
          <Rating
            value={review.star}
            label={intl.formatMessage(
              { defaultMessage: "{stars} of 5 stars", description: "Console reviews: rating" },
              { stars: review.star },
            )}
          />
          <span className={detail.small}>
            {review.productName} · {review.nickname} · <DateTime value={review.createTime} />
          </span>
        </div>
        <p>{review.comment}</p>
        {review.merchantReplyContent === null ? (
          <ReplyForm
            label={intl.formatMessage({
              defaultMessage: "Your reply",
              description: "Console reviews: field",
            })}
            maxLength={maxReply}
            sendLabel={<FormattedMessage defaultMessage="Send reply" description="Console reviews: button" />}
            isPending={reply.isPending}
            error={reply.error}
            onSend={async (content) => reply.mutateAsync({ params: { id: review.id }, body: { content } })}
          />
        ) : (
          <p className={detail.muted}>
            <FormattedMessage
              defaultMessage="Your reply: {text}"
              description="Console reviews: an answered review"
              values={{ text: review.merchantReplyContent }}
            />
          </p>
        )}
      </div>
    </Card>
  );
};

export default ReviewsPage;
