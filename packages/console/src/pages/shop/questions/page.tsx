import { limits, merchantQuestionAnswer, merchantQuestionList, type DataOf } from "@carmine/api/contract";
import {
  Button,
  Card,
  EmptyState,
  Pagination,
  PageHeader,
  Segments,
  Skeleton,
  TextArea,
} from "@carmine/design-system";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import { useState, type KeyboardEvent } from "react";
import { useRead, useWrite } from "../../../app/endpoints.ts";
import { useShopId } from "../../../app/place.ts";
import { count, oneOf, useUrlState } from "../../../app/url-state.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { ListError } from "../../../features/list/ListError.tsx";

const params = { view: oneOf(["open", "all"]), page: count(1) };
const pageSize = 20;

type Question = DataOf<typeof merchantQuestionList>["list"][number];

/** Questions about the shop's products, the oldest unanswered one first. */
const QuestionsPage = () => {
  const intl = useIntl();
  const merId = useShopId();
  const [{ view, page }, set] = useUrlState(params);
  const { data, error, isFetching, refetch } = useRead(
    merchantQuestionList,
    { query: { merId, page, limit: pageSize, ...(view === "open" && { open: true }) } },
    { keepPrevious: true },
  );
  const title = intl.formatMessage({ defaultMessage: "Questions", description: "Console: page" });
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
            icon={MessageCircleQuestion}
            tone="success"
            title={
              <FormattedMessage
                defaultMessage="No unanswered questions"
                description="Console questions: empty list"
              />
            }
          />
        </Card>
      )}
      <div className={detail.column}>
        {data?.list.map((question) => (
          <QuestionCard key={question.id} question={question} />
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

const QuestionCard = ({ question }: { question: Question }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const answer = useWrite(merchantQuestionAnswer);
  const [text, setText] = useState("");
  const [previous] = question.answers;
  const send = async (): Promise<void> => {
    if (text.trim() === "" || answer.isPending) return;
    try {
      await answer.mutateAsync({ params: { id: question.id }, body: { content: text } });
      setText("");
    } catch {
      // `answer.error` is shown below the field, which keeps the text.
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <Card element="article" aria-label={question.content}>
      <div className={detail.column}>
        <div className={detail.small}>
          {question.storeName} · {question.nickname} · <DateTime value={question.createTime} />
        </div>
        <strong>{question.content}</strong>
        {previous && <p>{previous.content}</p>}
        <TextArea
          label={intl.formatMessage({
            defaultMessage: "Your answer",
            description: "Console questions: field",
          })}
          maxLength={limits.question}
          rows={2}
          value={text}
          onValueChange={setText}
          onKeyDown={onKeyDown}
          error={answer.error ? errorText(answer.error) : undefined}
        />
        <div className={detail.actions}>
          <Button variant="solid" size="sm" loading={answer.isPending} onClick={() => void send()}>
            {previous ? (
              <FormattedMessage defaultMessage="Replace answer" description="Console questions: button" />
            ) : (
              <FormattedMessage defaultMessage="Send answer" description="Console questions: button" />
            )}
          </Button>
        </div>
      </div>
    </Card>
  );
};

export default QuestionsPage;
