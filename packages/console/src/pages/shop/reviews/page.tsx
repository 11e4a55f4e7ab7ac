import { merchantReviewList, merchantReviewReply, type StaffReview } from "@carmine/api/contract";
import {
  Button,
  Card,
  EmptyState,
  Pagination,
  PageHeader,
  Rating,
  Segments,
  Skeleton,
  TextArea,
} from "@carmine/design-system";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import Star from "lucide-react/icons/star";
import { useState, type KeyboardEvent } from "react";
import { useRead, useWrite } from "../../../app/endpoints.ts";
import { useShopId } from "../../../app/place.ts";
import { count, oneOf, useUrlState } from "../../../app/url-state.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { ListError } from "../../../features/list/ListError.tsx";

const params = { view: oneOf(["open", "all"]), page: count(1) };
const pageSize = 20;
/** Longest reply that the server accepts. */
const maxReply = 500;

/** Reviews of the shop's products. A review can be answered once. */
const ReviewsPage = () => {
  const intl = useIntl();
  const merId = useShopId();
  const [{ view, page }, set] = useUrlState(params);
  const { data, error, isFetching, refetch } = useRead(
    merchantReviewList,
    { query: { merId, page, limit: pageSize, ...(view === "open" && { answered: false }) } },
    { keepPrevious: true },
  );
  const title = intl.formatMessage({ defaultMessage: "Reviews", description: "Console: page" });
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Segments
            label={title}
            value={view}
            onValueChange={(next) => set({ view: next })}
            segments={[
              {
                value: "open",
                label: intl.formatMessage({
                  defaultMessage: "Unanswered",
                  description: "Console lists: view",
                }),
              },
              {
                value: "all",
                label: intl.formatMessage({ defaultMessage: "All", description: "Console lists: view" }),
              },
            ]}
          />
        }
      />
      {error && <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton style={{ blockSize: 320 }} />}
      {data?.list.length === 0 && (
        <Card>
          <EmptyState
            size="md"
            icon={Star}
            tone="success"
            title={
              <FormattedMessage
                defaultMessage="No unanswered reviews"
                description="Console reviews: empty list"
              />
            }
          />
        </Card>
      )}
      <div className={detail.column}>
        {data?.list.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </div>
      {data && data.total > pageSize && (
        <Pagination
          label={intl.formatMessage({ defaultMessage: "Pages", description: "Console command menu: group" })}
          page={page}
          pageCount={Math.ceil(data.total / pageSize)}
          onPageChange={(next: number) => set({ page: next })}
        />
      )}
    </>
  );
};

const ReviewCard = ({ review }: { review: StaffReview }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const reply = useWrite(merchantReviewReply);
  const [text, setText] = useState("");
  const send = async (): Promise<void> => {
    if (text.trim() === "" || reply.isPending) return;
    try {
      await reply.mutateAsync({ params: { id: review.id }, body: { content: text } });
    } catch {
      // `reply.error` is shown below the field, which keeps the text.
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
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
          <>
            <TextArea
              label={intl.formatMessage({
                defaultMessage: "Your reply",
                description: "Console reviews: field",
              })}
              maxLength={maxReply}
              rows={2}
              value={text}
              onValueChange={setText}
              onKeyDown={onKeyDown}
              error={reply.error ? errorText(reply.error) : undefined}
            />
            <div className={detail.actions}>
              <Button variant="solid" size="sm" loading={reply.isPending} onClick={() => void send()}>
                <FormattedMessage defaultMessage="Send reply" description="Console reviews: button" />
              </Button>
            </div>
          </>
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
