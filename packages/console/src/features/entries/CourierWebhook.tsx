import { isApiError } from "@carmine/api/client";
import { operatorCourierSecret } from "@carmine/api/contract";
import { Button, ConfirmDialog, CopyButton, FormSection, Message, useToast } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState } from "react";
import { useWrite } from "../../app/endpoints.ts";
import { useErrorText } from "../../app/use-error-text.ts";
import * as detail from "../list/detail.css.ts";
import type { StoredEntry } from "./entry-kind.ts";
import * as styles from "./entries.css.ts";

/** The secret with which a carrier reports tracking steps, shown once. */
export const CourierWebhook = ({ entry }: { entry: StoredEntry }) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const change = useWrite(operatorCourierSecret);
  const [asked, setAsked] = useState<"replace" | "end">();
  const [secret, setSecret] = useState<string | null>(null);
  const hasSecret = entry["hasSecret"] === true;
  const code = typeof entry["code"] === "string" ? entry["code"] : "";

  const write = async (isOn: boolean): Promise<void> => {
    try {
      const changed = await change.mutateAsync({ body: { id: entry.id, isOn } });
      setSecret(changed.secret);
    } catch (error) {
      if (isApiError(error)) toast({ tone: "critical", message: errorText(error) });
    }
    setAsked(undefined);
  };
  const replace = intl.formatMessage({
    defaultMessage: "Replace secret",
    description: "Console carrier: button and title",
  });
  const end = intl.formatMessage({
    defaultMessage: "Turn off",
    description: "Console carrier: button that ends its reports of tracking steps",
  });

  return (
    <FormSection
      className={styles.actions}
      title={intl.formatMessage({
        defaultMessage: "Tracking reports",
        description: "Console carrier: section",
      })}
      hint={intl.formatMessage(
        {
          defaultMessage: "The carrier can send tracking steps to {path}, with a secret that only it knows.",
          description: "Console carrier: about its tracking reports",
        },
        { path: `/api/front/courier/${code}/webhooks` },
      )}
    >
      {secret !== null && (
        <Message
          tone="success"
          role="status"
          title={
            <FormattedMessage
              defaultMessage="Copy the secret now. It’s shown only once."
              description="Console carrier: after a secret was created"
            />
          }
        >
          <CopyButton
            value={secret}
            label={intl.formatMessage({
              defaultMessage: "Copy the secret",
              description: "Console carrier: button",
            })}
          >
            <code>{secret}</code>
          </CopyButton>
        </Message>
      )}
      <div className={detail.actions}>
        {hasSecret ? (
          <>
            <Button size="sm" onClick={() => setAsked("replace")}>
              {replace}
            </Button>
            <Button size="sm" tone="critical" onClick={() => setAsked("end")}>
              {end}
            </Button>
          </>
        ) : (
          <Button size="sm" loading={change.isPending} onClick={() => void write(true)}>
            <FormattedMessage defaultMessage="Create secret" description="Console carrier: button" />
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => {
          if (!open) setAsked(undefined);
        }}
        title={
          asked === "end" ? (
            <FormattedMessage
              defaultMessage="Turn off tracking reports?"
              description="Console carrier: question"
            />
          ) : (
            <FormattedMessage defaultMessage="Replace the secret?" description="Console carrier: question" />
          )
        }
        confirmLabel={asked === "end" ? end : replace}
        tone="critical"
        loading={change.isPending}
        onConfirm={() => void write(asked === "replace")}
      >
        <FormattedMessage
          defaultMessage="Reports with the current secret will be rejected."
          description="Console carrier: consequence of ending a secret"
        />
      </ConfirmDialog>
    </FormSection>
  );
};
