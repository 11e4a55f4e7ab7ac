import { queries } from "@carmine/api/hooks";
import { ButtonLink, Card, EmptyState, LineItem, Heading, Skeleton } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { MessageSquareText } from "lucide-react";
import { useState, type ReactElement } from "react";
import { useSearchParams } from "../../../app/location.ts";
import { isMissing } from "../../../app/api.ts";
import { useApp, useSession } from "../../../app/AppContext.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { AccountFrame } from "../../../features/account/AccountFrame.tsx";
import { DraftForm } from "../../../features/forms/DraftForm.tsx";
import { productHref } from "../../../features/links.ts";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { optionText } from "../../../features/products/option-text.ts";
import { useBill } from "../../../features/orders/order-items.tsx";
import { pictureOf } from "../../../features/products/picture.ts";
import { ownReviewsHref } from "../../../features/reviews/review-paths.ts";
import * as styles from "./page.css.ts";
import { readLineId } from "./read-line-id.ts";
import { emptyDraft, reviewDraft } from "../../../features/reviews/review-draft.ts";
import { ReviewForm } from "./ReviewForm.tsx";

const Gone = (): ReactElement => (
  <EmptyState
    icon={MessageSquareText}
    title={
      <FormattedMessage
        defaultMessage="There’s nothing to review here"
        description="Review form: the item was reviewed, or isn't the shopper's"
      />
    }
    actions={
      <ButtonLink href={ownReviewsHref} variant="solid">
        <FormattedMessage defaultMessage="See your reviews" description="Button" />
      </ButtonLink>
    }
  >
    <FormattedMessage
      defaultMessage="You’ve reviewed this item already, or it hasn’t arrived yet."
      description="Review form without an item"
    />
  </EmptyState>
);

/** The form that reviews one bought item. */
export default function ReviewFormPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const bill = useBill();
  const params = useSearchParams();
  const lineId = readLineId(params) ?? 0;
  const query = useQuery(queries.reviewableDetail(api, lineId));
  const settled = useSession((state) => state.settled);
  const [sent, setSent] = useState(false);
  const title = intl.formatMessage({
    defaultMessage: "Write a review",
    description: "Button at a bought item, and other places",
  });
  return (
    <AccountFrame title={title}>
      <PageHead title={title} noIndex />
      <Card padding="none">
        <div className={styles.head}>
          <Heading level={1}>{title}</Heading>
        </div>
        {/* After submitting, the line is gone, but the form stays until navigation. */}
        {settled && !sent && isMissing(query.error) ? (
          <Gone />
        ) : (
          <QueryView
            scope="content"
            query={query}
            failure={intl.formatMessage({
              defaultMessage: "We couldn’t load this item",
              description: "Title of a failure",
            })}
            skeleton={<Skeleton height={480} />}
          >
            {(item) => (
              <>
                <div className={styles.item}>
                  <LineItem
                    href={productHref(item.productId)}
                    title={item.name}
                    picture={pictureOf(item.picture)}
                    {...(item.options.length > 0 && { option: optionText(item.options) })}
                    size={72}
                  />
                  <span>{bill.text(bill.sum(item.price, item.quantity))}</span>
                </div>
                <DraftForm draft={reviewDraft(lineId)}>
                  {(kept) => (
                    <ReviewForm item={item} draft={kept ?? emptyDraft} onSent={() => setSent(true)} />
                  )}
                </DraftForm>
              </>
            )}
          </QueryView>
        )}
      </Card>
    </AccountFrame>
  );
}
