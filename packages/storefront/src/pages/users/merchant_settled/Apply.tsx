import { queries, type Application } from "@carmine/api/hooks";
import { Button, ButtonLink, Card, EmptyState, Skeleton } from "@carmine/design-system";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { Clock, Send, Store } from "lucide-react";
import { useState, type ReactElement } from "react";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { shopHref } from "../../../features/links.ts";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { usePerson } from "../../../features/session/use-person.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";

const skeleton = (
  <Card>
    <Skeleton height={480} />
  </Card>
);

const records = (
  <ButtonLink href={paths.applications} variant="solid">
    <FormattedMessage defaultMessage="See your applications" description="Button to the records" />
  </ButtonLink>
);

/** Replaces the form if an application was approved. */
const OpenShop = ({ sent, onAnother }: { sent: Application; onAnother: () => void }): ReactElement => (
  <Card>
    <EmptyState
      level={1}
      icon={Store}
      tone="success"
      title={
        <FormattedMessage
          defaultMessage="Your shop “{shop}” is open"
          description="Page of the application once one was approved"
          values={{ shop: sent.shopName }}
        />
      }
      actions={
        <>
          {sent.shopId !== undefined && (
            <ButtonLink href={shopHref(sent.shopId)} variant="solid">
              <FormattedMessage defaultMessage="Go to your shop" description="Button of an application" />
            </ButtonLink>
          )}
          <Button onClick={onAnother}>
            <FormattedMessage
              defaultMessage="Open another shop"
              description="Page of the application once one was approved: starts a new one"
            />
          </Button>
        </>
      }
    >
      <FormattedMessage
        defaultMessage="Sign in with {email} to manage it."
        description="Page of the application once one was approved: how its shop is managed"
        values={{ email: sent.email }}
      />
    </EmptyState>
  </Card>
);

/** The application in its current state: draft, just submitted, under review, or approved. */
export const Apply = ({ title }: { title: string }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const email = usePerson()?.email ?? "";
  const draft = useQuery(queries.settledDraft(api));
  const sent = useQuery(queries.settledRecord(api));
  const [due, setDue] = useState<string>();
  const [isAnother, setAnother] = useState(false);
  if (due !== undefined)
    return (
      <Card>
        <EmptyState
          level={1}
          icon={Send}
          tone="success"
          title={
            <FormattedMessage defaultMessage="Application submitted" description="After the last step" />
          }
          actions={records}
        >
          <FormattedMessage
            defaultMessage="We review it within 15 business days: you’ll hear from us by {date}."
            description="After the last step of an application"
            values={{ date: <DateTime value={due} dateOnly /> }}
          />
        </EmptyState>
      </Card>
    );
  return (
    <QueryView
      scope="content"
      query={draft}
      skeleton={skeleton}
      failure={intl.formatMessage({
        defaultMessage: "We couldn’t load your application",
        description: "Title of a failure",
      })}
    >
      {(known) => {
        if (sent.isPending) return skeleton;
        const pending = sent.data?.list.find(({ state }) => state === "pending");
        // The draft of an edited application has the id of the application that it replaces.
        if (pending && known.draft?.previousId !== pending.id)
          return (
            <Card>
              <EmptyState
                level={1}
                icon={Clock}
                tone="info"
                title={
                  <FormattedMessage
                    defaultMessage="We’re checking your application"
                    description="Page of the application while one is pending"
                  />
                }
                actions={records}
              >
                <FormattedMessage
                  defaultMessage="Your application for “{shop}” was sent on {sent}. You’ll hear from us by {date}."
                  description="Page of the application while one is pending"
                  values={{
                    shop: pending.shopName,
                    sent: <DateTime value={pending.sentAt} dateOnly />,
                    date: <DateTime value={pending.dueAt} dateOnly />,
                  }}
                />
              </EmptyState>
            </Card>
          );
        const [latest] = sent.data?.list ?? [];
        if (latest?.state === "approved" && !known.draft && !isAnother)
          return <OpenShop sent={latest} onAnother={() => setAnother(true)} />;
        return (
          <ApplicationForm
            key={known.draft?.previousId ?? 0}
            title={title}
            start={known.draft ?? null}
            savedAt={known.updateTime ?? undefined}
            dueAt={known.dueTime}
            email={email}
            onSent={setDue}
          />
        );
      }}
    </QueryView>
  );
};
