import {
  operatorApplicationApprove,
  operatorApplicationRefuse,
  readList,
  type ApplicationRecord,
} from "@carmine/api/contract";
import {
  Avatar,
  Button,
  Card,
  ConfirmDialog,
  DescriptionList,
  Dialog,
  Heading,
  Link,
  Message,
  StatusChip,
  TextArea,
  useToast,
} from "@carmine/design-system";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import { useWrite } from "../../../app/endpoints.ts";
import { usePlace } from "../../../app/place.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { useHotkeys } from "../../../app/use-hotkeys.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { tones, viewOf, viewTexts } from "./statuses.ts";
import * as styles from "./page.css.ts";

/** The selected application: facts, private documents and the decision. */
export const ApplicationPane = ({ application }: { application: ApplicationRecord }) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { can } = usePlace();
  const approve = useWrite(operatorApplicationApprove);
  const refuse = useWrite(operatorApplicationRefuse);
  const [question, setQuestion] = useState<"approve" | "refuse">();
  const [reason, setReason] = useState("");
  const view = viewOf(application.auditStatus);
  const isOpen = view === "pending" && can("shops.write");
  useHotkeys({ a: () => setQuestion("approve"), r: () => setQuestion("refuse") }, isOpen);
  const decided = (message: string): void => {
    setQuestion(undefined);
    toast({ message });
  };
  const onApprove = (): void =>
    approve.mutate(
      { body: { id: application.id } },
      {
        onSuccess: () =>
          decided(
            intl.formatMessage(
              {
                defaultMessage: "{name} is open. We emailed the applicant.",
                description: "Console applications: result",
              },
              { name: application.name },
            ),
          ),
      },
    );
  const onRefuse = (): void =>
    refuse.mutate(
      { body: { id: application.id, reason } },
      {
        onSuccess: () =>
          decided(
            intl.formatMessage(
              {
                defaultMessage: "{name} was rejected. We emailed the applicant.",
                description: "Console applications: result",
              },
              { name: application.name },
            ),
          ),
      },
    );
  const error = approve.error ?? refuse.error;
  return (
    <Card element="section" aria-labelledby="application" padding="none" className={styles.pane}>
      <header className={styles.head}>
        <Avatar name={application.name} shape="square" size={48} />
        <div className={styles.words}>
          <Heading level={2} size={20} id="application">
            {application.name}
          </Heading>
          <span className={detail.small}>
            <FormattedMessage
              defaultMessage="Application {id}"
              description="Console applications: number"
              values={{ id: application.id }}
            />{" "}
            · <DateTime value={application.createTime} />
          </span>
        </div>
        <StatusChip tone={tones[view]}>{intl.formatMessage(viewTexts[view])}</StatusChip>
      </header>
      <div className={detail.sectionLine}>
        {error && (
          <Message tone="critical" role="alert">
            {errorText(error)}
          </Message>
        )}
        <DescriptionList
          items={[
            {
              term: intl.formatMessage({
                defaultMessage: "Contact",
                description: "Console applications: field",
              }),
              value: application.realName,
            },
            {
              term: intl.formatMessage({
                defaultMessage: "Email",
                description: "Console applications: field",
              }),
              value: application.email,
            },
            ...(application.phone
              ? [
                  {
                    term: intl.formatMessage({
                      defaultMessage: "Phone number",
                      description: "Console order: field",
                    }),
                    value: application.phone,
                  },
                ]
              : []),
            {
              term: intl.formatMessage({
                defaultMessage: "Address",
                description: "Console applications: field",
              }),
              value: application.address,
            },
            ...(application.keywords
              ? [
                  {
                    term: intl.formatMessage({
                      defaultMessage: "Plans to sell",
                      description: "Console applications: field",
                    }),
                    value: application.keywords,
                  },
                ]
              : []),
            ...(application.handlingFee === null
              ? []
              : [
                  {
                    term: intl.formatMessage({
                      defaultMessage: "Marketplace fee",
                      description: "Console order: amount",
                    }),
                    value: intl.formatNumber(application.handlingFee / 100, {
                      style: "percent",
                      maximumFractionDigits: 2,
                    }),
                  },
                ]),
            ...(application.denialReason
              ? [
                  {
                    term: intl.formatMessage({ defaultMessage: "Reason", description: "Console: field" }),
                    value: application.denialReason,
                  },
                ]
              : []),
          ]}
        />
      </div>
      <Documents application={application} />
      {isOpen && (
        <footer className={styles.foot}>
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
      <ConfirmDialog
        open={question === "approve"}
        onOpenChange={(open) => setQuestion(open ? "approve" : undefined)}
        title={
          <FormattedMessage
            defaultMessage="Open {name}?"
            description="Console applications: question before approving"
            values={{ name: application.name }}
          />
        }
        confirmLabel={intl.formatMessage({
          defaultMessage: "Approve and open shop",
          description: "Console applications: button",
        })}
        loading={approve.isPending}
        onConfirm={onApprove}
      >
        <FormattedMessage
          defaultMessage="The shop opens right away, and {person} becomes its owner. We email {email}."
          description="Console applications: consequence of approving"
          values={{ person: application.realName, email: application.email }}
        />
      </ConfirmDialog>
      <Dialog
        open={question === "refuse"}
        onOpenChange={(open) => setQuestion(open ? "refuse" : undefined)}
        title={
          <FormattedMessage
            defaultMessage="Reject {name}?"
            description="Console applications: question before rejecting"
            values={{ name: application.name }}
          />
        }
        footer={
          <Button
            variant="solid"
            tone="critical"
            disabled={reason.trim() === ""}
            loading={refuse.isPending}
            onClick={onRefuse}
          >
            <FormattedMessage defaultMessage="Reject" description="Console applications: action" />
          </Button>
        }
      >
        <TextArea
          label={intl.formatMessage({
            defaultMessage: "Reason, which the applicant reads",
            description: "Console applications: field",
          })}
          maxLength={500}
          value={reason}
          onValueChange={setReason}
        />
      </Dialog>
    </Card>
  );
};

const Documents = ({ application }: { application: ApplicationRecord }) => {
  const papers = readList(application.qualificationPicture);
  if (papers.length === 0) return null;
  return (
    <div className={detail.sectionLine}>
      <Heading level={3} size={16}>
        <FormattedMessage defaultMessage="Documents" description="Console applications: title" />
      </Heading>
      <p className={detail.small}>
        <FormattedMessage
          defaultMessage="Private: for this review only."
          description="Console applications: explanation of the documents"
        />
      </p>
      <ol className={styles.papers}>
        {papers.map((url, index) => (
          <li key={url}>
            <Link href={url} target="_blank" rel="noreferrer">
              <FormattedMessage
                defaultMessage="Document {number}"
                description="Console applications: link"
                values={{ number: index + 1 }}
              />
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
};
