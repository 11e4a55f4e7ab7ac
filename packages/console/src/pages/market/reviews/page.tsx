import {
  operatorQuestionHide,
  operatorQuestionList,
  operatorQuestionUnhide,
  operatorReviewHide,
  operatorReviewList,
  operatorReviewUnhide,
} from "@carmine/api/contract";
import { EmptyState, FilterBar, PageHeader, TabNav, useToast } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import MessageSquareText from "lucide-react/icons/message-square-text";
import { useMemo, useState } from "react";
import { useRead, useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { count, oneOf, useUrlState } from "../../../app/url-state.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import * as list from "../../../features/list/list.css.ts";
import { ListView } from "../../../features/list/ListView.tsx";
import { ReasonDialog } from "../../../features/list/ReasonDialog.tsx";
import { postOfQuestion, postOfReview, views, viewTexts, type Post, type View } from "./posts.ts";
import { useColumns } from "./use-columns.tsx";
import * as styles from "./page.css.ts";

const tabs = ["reviews", "questions"] as const;
const params = { tab: oneOf(tabs), view: oneOf(views), page: count(1), limit: count(20) };
const maxReason = 255;

const texts = defineMessages({
  reviews: { defaultMessage: "Reviews", description: "Console: page" },
  questions: { defaultMessage: "Questions", description: "Console: page" },
});

const usePosts = (isReviews: boolean, view: View, page: { page: number; limit: number }) => {
  const query = { ...page, ...(view !== "all" && { hidden: view === "hidden" }) };
  const reviews = useRead(operatorReviewList, { query }, { enabled: isReviews, keepPrevious: true });
  const questions = useRead(operatorQuestionList, { query }, { enabled: !isReviews, keepPrevious: true });
  const rows = useMemo(
    () =>
      isReviews
        ? (reviews.data?.list ?? []).map(postOfReview)
        : (questions.data?.list ?? []).map(postOfQuestion),
    [isReviews, reviews.data, questions.data],
  );
  const read = isReviews ? reviews : questions;
  return { ...read, data: read.data && { list: rows, total: read.data.total } } as Parameters<
    typeof ListView<Post>
  >[0]["read"];
};

/** Reviews and questions of every shop: hide them with a reason, or show them again. */
const ModerationPage = () => {
  const intl = useIntl();
  const { home } = useWorkspace();
  const [state, set] = useUrlState(params);
  const { tab, view, page, limit } = state;
  const isReviews = tab === "reviews";
  const posts = usePosts(isReviews, view, { page, limit });
  const [chosen, setChosen] = useState<Post>();
  const title = intl.formatMessage({ defaultMessage: "Reviews and questions", description: "Console: page" });
  return (
    <>
      <PageHeader title={title} />
      <TabNav
        className={styles.tabs}
        label={title}
        items={tabs.map((one) => ({
          label: intl.formatMessage(texts[one]),
          href: `${home}/reviews${one === tabs[0] ? "" : `?tab=${one}`}`,
          current: one === tab,
        }))}
      />
      <ListView
        key={tab}
        name={tab}
        label={intl.formatMessage(texts[tab])}
        read={posts}
        columns={useColumns(isReviews)}
        rowKey={({ id }) => String(id)}
        rowLabel={({ text }) => text}
        details={(post) => <PostDetails post={post} />}
        state={state}
        onPage={set}
        toolbar={(buttons) => (
          <FilterBar
            label={title}
            fields={[]}
            value={{}}
            onValueChange={() => undefined}
            views={views.map((id) => ({ id, label: intl.formatMessage(viewTexts[id]) }))}
            view={view}
            onViewChange={(id) => set({ view: views.find((one) => one === id) ?? "all" })}
            end={buttons}
          />
        )}
        rowActions={(post) => [
          {
            label: post.isHidden
              ? intl.formatMessage({
                  defaultMessage: "Show again",
                  description: "Console moderation: action",
                })
              : intl.formatMessage({ defaultMessage: "Hide", description: "Console moderation: action" }),
            icon: post.isHidden ? Eye : EyeOff,
            onSelect: () => setChosen(post),
          },
        ]}
        empty={
          <EmptyState
            size="md"
            icon={MessageSquareText}
            title={
              <FormattedMessage
                defaultMessage="Nothing in this view"
                description="Console moderation: empty list"
              />
            }
          />
        }
      />
      {chosen && <ModerationDialog post={chosen} isReview={isReviews} onClose={() => setChosen(undefined)} />}
    </>
  );
};

interface ModerationDialogProps {
  post: Post;
  isReview: boolean;
  onClose: () => void;
}

/** Asks for the reason, which only the marketplace’s staff reads. */
const ModerationDialog = ({ post, isReview, onClose }: ModerationDialogProps) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { id, isHidden } = post;
  const shown = useWrite(isReview ? operatorReviewUnhide : operatorQuestionUnhide);
  const hidden = useWrite(isReview ? operatorReviewHide : operatorQuestionHide);
  const write = isHidden ? shown : hidden;
  const title = isHidden
    ? intl.formatMessage({ defaultMessage: "Show it again?", description: "Console moderation: title" })
    : intl.formatMessage({
        defaultMessage: "Hide it from shoppers?",
        description: "Console moderation: title",
      });
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={post.text}
      label={intl.formatMessage({
        defaultMessage: "Reason (for the audit log)",
        description: "Console: field of a recorded action",
      })}
      maxLength={maxReason}
      tone={isHidden ? "act" : "critical"}
      confirmLabel={
        isHidden ? (
          <FormattedMessage defaultMessage="Show again" description="Console moderation: action" />
        ) : (
          <FormattedMessage defaultMessage="Hide" description="Console moderation: action" />
        )
      }
      loading={write.isPending}
      onConfirm={(reason) =>
        write.mutate(
          { params: { id }, body: { reason } },
          {
            onSuccess: onClose,
            onError: (error) => toast({ tone: "critical", message: errorText(error) }),
          },
        )
      }
    />
  );
};

/** The whole text and the shop's answer. */
const PostDetails = ({ post: { text, answer } }: { post: Post }) => (
  <div className={styles.details}>
    <p>{text}</p>
    {answer !== null && (
      <p className={list.note}>
        <FormattedMessage
          defaultMessage="The shop’s answer: {text}"
          description="Console moderation: answer"
          values={{ text: answer }}
        />
      </p>
    )}
  </div>
);

export default ModerationPage;
