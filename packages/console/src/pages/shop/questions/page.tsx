import { limits, merchantQuestionAnswer, merchantQuestionList, type DataOf } from "@carmine/api/contract";
import { Card } from "@carmine/design-system";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import { useRead, useWrite } from "../../../app/endpoints.ts";
import { useShopId } from "../../../app/workspace.ts";
import { useUrlState } from "../../../app/url-state.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { ReplyForm } from "../../../features/replies/ReplyForm.tsx";
import { pageSize, replyParams, ReplyPage } from "../../../features/replies/ReplyPage.tsx";

type Question = DataOf<typeof merchantQuestionList>["list"][number];

/** Questions about the shop's products, the oldest unanswered one first. */
const QuestionsPage = () => {
  const intl = useIntl();
  const merId = useShopId();
  const [state, set] = useUrlState(replyParams);
  const { view, page } = state;
  const questions = useRead(
    merchantQuestionList,
    { query: { merId, page, limit: pageSize, ...(view === "open" && { open: true }) } },
    { keepPrevious: true },
  );
  return (
    <ReplyPage
      title={intl.formatMessage({ defaultMessage: "Questions", description: "Console: page" })}
      state={state}
      onStateChange={set}
      read={questions}
      empty={{
        icon: MessageCircleQuestion,
        title:
          view === "all" ? (
            <FormattedMessage defaultMessage="No questions yet" description="Console questions: empty list" />
          ) : (
            <FormattedMessage
              defaultMessage="No unanswered questions"
              description="Console questions: empty list"
            />
          ),
      }}
    >
      {(question) => <QuestionCard key={question.id} question={question} />}
    </ReplyPage>
  );
};

const QuestionCard = ({ question }: { question: Question }) => {
  const intl = useIntl();
  const answer = useWrite(merchantQuestionAnswer);
  const [previous] = question.answers;
  return (
    <Card element="article" aria-label={question.content}>
      <div className={detail.column}>
        <div className={detail.small}>
          {question.storeName} · {question.nickname} · <DateTime value={question.createTime} />
        </div>
        <strong>{question.content}</strong>
        {previous && <p>{previous.content}</p>}
        <ReplyForm
          label={intl.formatMessage({
            defaultMessage: "Your answer",
            description: "Console questions: field",
          })}
          maxLength={limits.question}
          sendLabel={
            previous ? (
              <FormattedMessage defaultMessage="Replace answer" description="Console questions: button" />
            ) : (
              <FormattedMessage defaultMessage="Send answer" description="Console questions: button" />
            )
          }
          isPending={answer.isPending}
          error={answer.error}
          onSend={async (content) => answer.mutateAsync({ params: { id: question.id }, body: { content } })}
        />
      </div>
    </Card>
  );
};

export default QuestionsPage;
