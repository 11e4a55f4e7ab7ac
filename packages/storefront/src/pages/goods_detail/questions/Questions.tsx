import { hasWords, limits } from "@carmine/api/contract";
import { mutations, queries, type Product, type ProductQuestion } from "@carmine/api/hooks";
import { Button, EmptyState, Pagination, Skeleton, TextArea } from "@carmine/design-system";
import { DateTime, defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import { useRef, useState, type FormEvent, type ReactElement } from "react";
import { useApp, useShowToast } from "../../../app/AppContext.tsx";
import { useFieldErrorText } from "../../../features/forms/field-texts.ts";
import { PastEnd } from "../../../features/loading/PastEnd.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { useAfterSignIn, useAskToSignIn } from "../../../features/session/use-after-sign-in.ts";
import { useSignedIn } from "../../../features/session/use-person.ts";
import { typedText } from "../../../features/typed-text.ts";
import { productTabHref, type ProductView } from "../address.ts";
import { questionsPerPage } from "../queries.ts";
import * as styles from "../page.css.ts";

const texts = defineMessages({
  label: { defaultMessage: "Your question", description: "Product page: field for a question to the shop" },
  hint: {
    defaultMessage: "Your question and the shop’s answer will be public.",
    description: "Product page: under the field for a question",
  },
  send: { defaultMessage: "Ask the shop", description: "Product page: button that sends a question" },
  sent: {
    defaultMessage: "Sent. We’ll tell you when the shop answers.",
    description: "Product page: toast after a question was sent",
  },
  failed: {
    defaultMessage: "We couldn’t load the questions",
    description: "Product page: title of a failure",
  },
  pages: { defaultMessage: "Question pages", description: "Product page: name of the pages of questions" },
});

type QuestionError = "emptyQuestion" | "questionLength";

const wrongOf = (content: string): QuestionError | undefined => {
  if (!hasWords(content)) return "emptyQuestion";
  return content.length > limits.question ? "questionLength" : undefined;
};

const Ask = ({ id }: { id: number }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const toast = useShowToast();
  const signedIn = useSignedIn();
  // An uncontrolled field keeps text that was typed before hydration.
  const [asked, setAsked] = useState(0);
  const [wrong, setWrong] = useState<QuestionError>();
  const errorText = useFieldErrorText();
  const ask = useMutation(mutations.askQuestion(api));
  const form = useRef<HTMLFormElement>(null);
  const wanted = { kind: "questions", id } as const;
  const signIn = useAskToSignIn(wanted);
  useAfterSignIn(wanted, () => {
    // A reload clears the field.
    if (form.current?.querySelector("textarea")?.value) form.current.requestSubmit();
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const content = typedText(new FormData(event.currentTarget), "question");
    setWrong(wrongOf(content));
    if (wrongOf(content) !== undefined) return event.currentTarget.querySelector("textarea")?.focus();
    // The text stays during sign-in.
    if (!signedIn) return signIn.ask();
    ask.mutate(
      { body: { productId: id, content } },
      {
        onSuccess: () => {
          setAsked(asked + 1);
          toast({ message: intl.formatMessage(texts.sent) });
        },
      },
    );
  };
  return (
    <form ref={form} className={styles.ask} noValidate onSubmit={submit}>
      <TextArea
        key={asked}
        name="question"
        label={intl.formatMessage(texts.label)}
        hint={intl.formatMessage(texts.hint)}
        error={wrong && errorText({ type: "custom", message: wrong })}
        onValueChange={() => setWrong(undefined)}
        maxLength={limits.question}
        required
        rows={2}
        counter={(used, max) => `${used}/${max}`}
      />
      <Button
        type="submit"
        variant="soft"
        loading={ask.isPending}
        // On a double click the field may already be empty at the second click.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {intl.formatMessage(texts.send)}
      </Button>
    </form>
  );
};

const Item = ({ question }: { question: ProductQuestion }): ReactElement => (
  <li className={styles.question}>
    <p dir="auto" className={styles.questionText}>
      {question.text}
    </p>
    <p className={styles.questionFacts}>
      <bdi>{question.author}</bdi> · <DateTime value={question.askedAt} dateOnly />
    </p>
    {question.answers.length === 0 ? (
      <p className={styles.questionFacts}>
        <FormattedMessage
          defaultMessage="Waiting for the shop’s answer"
          description="Product page: under a question that nobody has answered"
        />
      </p>
    ) : (
      question.answers.map((answer, index) => (
        <div key={index} className={styles.answer}>
          <p dir="auto">{answer.text}</p>
          <p className={styles.questionFacts}>
            <bdi>{answer.shop}</bdi> · <DateTime value={answer.answeredAt} dateOnly />
          </p>
        </div>
      ))
    )}
  </li>
);

/** Questions about the product with the shop's answers, and a form to ask. */
export const Questions = ({ product, view }: { product: Product; view: ProductView }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const { id } = product;
  const query = useQuery(queries.questionList(api, id, view.page, questionsPerPage));
  const pageCount = Math.ceil((query.data?.total ?? 0) / questionsPerPage);
  const pageHref = (page: number): string => productTabHref(id, view, { tab: "questions", page });
  return (
    <div className={styles.questions}>
      <Ask id={id} />
      <QueryView
        query={query}
        failure={intl.formatMessage(texts.failed)}
        skeleton={<Skeleton height={240} />}
      >
        {({ questions }) =>
          questions.length === 0 && pageCount > 0 ? (
            <PastEnd page={view.page} pageCount={pageCount} hrefOf={pageHref} />
          ) : questions.length === 0 ? (
            <EmptyState
              size="md"
              level={3}
              icon={MessageCircleQuestion}
              title={
                <FormattedMessage
                  defaultMessage="No questions yet"
                  description="Product page: no questions yet"
                />
              }
            >
              <FormattedMessage
                defaultMessage="Have a question? Ask the shop before you buy."
                description="Product page: no questions yet"
              />
            </EmptyState>
          ) : (
            <ul className={styles.questionList}>
              {questions.map((question) => (
                <Item key={question.id} question={question} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {pageCount > 1 && (
        <Pagination
          label={intl.formatMessage(texts.pages)}
          page={view.page}
          pageCount={pageCount}
          hrefOf={pageHref}
        />
      )}
    </div>
  );
};
