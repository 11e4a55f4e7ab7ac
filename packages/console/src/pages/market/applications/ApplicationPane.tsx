import {
  operatorApplicationApprove,
  operatorApplicationAsk,
  operatorApplicationDetail,
  operatorApplicationRefuse,
  type OperatorApplication,
} from "@carmine/api/contract";
import {
  Avatar,
  Button,
  Card,
  DescriptionList,
  Heading,
  Message,
  Skeleton,
  StatusChip,
  useToast,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Check from "lucide-react/icons/check";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import { useState } from "react";
import { useRead, useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { useHotkeys } from "../../../app/use-hotkeys.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { ReasonDialog } from "../../../features/list/ReasonDialog.tsx";
import { DecideBy } from "./DecideBy.tsx";
import { useTimes } from "../../../features/times/use-times.ts";
import { ApproveDialog } from "./ApproveDialog.tsx";
import { Checks } from "./Checks.tsx";
import { Documents } from "./Documents.tsx";
import { tones, viewOf, viewTexts } from "./statuses.ts";
import * as styles from "./page.css.ts";

/** The application with this id. */
export const ApplicationPane = ({ id }: { id: number }) => {
  const { data, error, isFetching, refetch } = useRead(operatorApplicationDetail, { params: { id } });
  if (error) return <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton style={{ blockSize: 480 }} />;
  return <Loaded application={data} />;
};

/** Facts, private documents, checks and the decision. */
const Loaded = ({ application }: { application: OperatorApplication }) => {
  const intl = useIntl();
  const toast = useToast();
  const times = useTimes();
  const errorText = useErrorText();
  const { can } = useWorkspace();
  const approve = useWrite(operatorApplicationApprove);
  const refuse = useWrite(operatorApplicationRefuse);
  const ask = useWrite(operatorApplicationAsk);
  const [question, setQuestion] = useState<"approve" | "refuse" | "ask">();
  const { id, name } = application;
  const view = viewOf(application.auditStatus);
  const isOpen = view === "pending" && can("shops.write");
  useHotkeys({ a: () => setQuestion("approve"), r: () => setQuestion("refuse") }, isOpen);
  const close = (): void => setQuestion(undefined);
  const dialog = (which: "approve" | "refuse" | "ask") => ({
    open: question === which,
    onOpenChange: (open: boolean) => setQuestion(open ? which : undefined),
  });
  const error = approve.error ?? refuse.error ?? ask.error;
  return (
    <Card element="section" aria-labelledby="application" padding="none" className={styles.pane}>
      <header className={styles.head}>
        <Avatar name={name} shape="square" size={48} />
        <div className={styles.words}>
          <Heading level={2} size={20} id="application">
            {name}
          </Heading>
          <span className={detail.small}>
            <FormattedMessage
              defaultMessage="Application {id}"
              description="Console applications: number"
              values={{ id }}
            />{" "}
            · {times.moment(application.createAt)}
          </span>
        </div>
        {view === "pending" ? (
          <DecideBy at={application.dueAt} />
        ) : (
          <StatusChip tone={tones[view]}>{intl.formatMessage(viewTexts[view])}</StatusChip>
        )}
      </header>
      <div className={styles.body}>
        <div>
          <div className={detail.sectionLine}>
            {error && (
              <Message tone="critical" role="alert">
                {errorText(error)}
              </Message>
            )}
            <Facts application={application} />
          </div>
          <Documents application={application} />
        </div>
        <Checks application={application} />
      </div>
      {isOpen && (
        <footer className={styles.foot}>
          <Button startIcon={MessageCircleQuestion} onClick={() => setQuestion("ask")}>
            <FormattedMessage defaultMessage="Request info" description="Console applications: action" />
          </Button>
          <Button tone="critical" onClick={() => setQuestion("refuse")}>
            <FormattedMessage defaultMessage="Reject" description="Console applications: action" />
          </Button>
          <Button variant="solid" startIcon={Check} onClick={() => setQuestion("approve")}>
            <FormattedMessage
              defaultMessage="Approve and open shop"
              description="Console applications: button"
            />
          </Button>
        </footer>
      )}
      {question === "approve" && (
        <ApproveDialog
          {...dialog("approve")}
          application={application}
          loading={approve.isPending}
          onApprove={(terms) =>
            approve.mutate(
              { body: { id, ...terms } },
              {
                onSettled: close,
                onSuccess: () =>
                  toast({
                    message: intl.formatMessage(
                      {
                        defaultMessage: "{name} is open. We emailed the applicant.",
                        description: "Console applications: result",
                      },
                      { name },
                    ),
                  }),
              },
            )
          }
        />
      )}
      <ReasonDialog
        {...dialog("refuse")}
        title={
          <FormattedMessage
            defaultMessage="Reject {name}?"
            description="Console applications: question before rejecting"
            values={{ name }}
          />
        }
        label={intl.formatMessage({
          defaultMessage: "Reason (visible to the applicant)",
          description: "Console applications: field",
        })}
        maxLength={500}
        confirmLabel={<FormattedMessage defaultMessage="Reject" description="Console applications: action" />}
        loading={refuse.isPending}
        onConfirm={(reason) =>
          refuse.mutate(
            { body: { id, reason } },
            {
              onSettled: close,
              onSuccess: () =>
                toast({
                  message: intl.formatMessage(
                    {
                      defaultMessage: "{name} was rejected. We emailed the applicant.",
                      description: "Console applications: result",
                    },
                    { name },
                  ),
                }),
            },
          )
        }
      />
      <ReasonDialog
        {...dialog("ask")}
        title={
          <FormattedMessage
            defaultMessage="Request information from {person}"
            description="Console applications: title of a dialog"
            values={{ person: application.realName }}
          />
        }
        description={
          <FormattedMessage
            defaultMessage="The application stays pending."
            description="Console applications: consequence of a question"
          />
        }
        label={intl.formatMessage({
          defaultMessage: "What’s missing (visible to the applicant)",
          description: "Console applications: field",
        })}
        maxLength={1000}
        tone="act"
        confirmLabel={
          <FormattedMessage defaultMessage="Send request" description="Console applications: button" />
        }
        loading={ask.isPending}
        onConfirm={(text) =>
          ask.mutate(
            { body: { id, text } },
            {
              onSettled: close,
              onSuccess: () =>
                toast({
                  message: intl.formatMessage({
                    defaultMessage: "We emailed the applicant.",
                    description: "Console applications: result of a question",
                  }),
                }),
            },
          )
        }
      />
    </Card>
  );
};

const Facts = ({ application }: { application: OperatorApplication }) => {
  const intl = useIntl();
  const times = useTimes();
  const { applicant } = application;
  const facts: [string, string | null][] = [
    [
      intl.formatMessage({ defaultMessage: "Contact", description: "Console applications: field" }),
      application.realName,
    ],
    [
      intl.formatMessage({ defaultMessage: "Email", description: "Console applications: field" }),
      application.email,
    ],
    [
      intl.formatMessage({ defaultMessage: "Phone number", description: "Console order: field" }),
      application.phone,
    ],
    [
      intl.formatMessage({ defaultMessage: "Address", description: "Console applications: field" }),
      application.address,
    ],
    [
      intl.formatMessage({ defaultMessage: "Plans to sell", description: "Console applications: field" }),
      application.keywords,
    ],
    [
      intl.formatMessage({ defaultMessage: "Category", description: "Console: field" }),
      `${application.categoryName} · ${application.typeName}`,
    ],
    [
      intl.formatMessage({
        defaultMessage: "Account",
        description: "Console invitation: choice of the account",
      }),
      intl.formatMessage(
        {
          defaultMessage: "{name}, since {day} · {count, plural, one {# order} other {# orders}}",
          description: "Console applications: the applicant’s account",
        },
        { name: applicant.nickname, day: times.day(applicant.createAt), count: applicant.orderCount },
      ),
    ],
    [
      intl.formatMessage({ defaultMessage: "Reason", description: "Console: field" }),
      application.denialReason,
    ],
  ];
  return <DescriptionList items={facts.flatMap(([term, value]) => (value ? [{ term, value }] : []))} />;
};
