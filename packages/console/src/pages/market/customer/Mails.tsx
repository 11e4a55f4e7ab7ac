import { operatorCustomerResend, type Customer } from "@carmine/api/contract";
import { Button, useToast } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState } from "react";
import { useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import * as list from "../../../features/list/list.css.ts";
import { useTimes } from "../../../features/times/use-times.ts";
import * as styles from "./page.css.ts";
import { Rows } from "./Records.tsx";

/** Mails to a customer; undelivered ones can be sent again. */
export const Mails = ({ customer: { uid, mails } }: { customer: Customer }) => {
  const intl = useIntl();
  const toast = useToast();
  const times = useTimes();
  const errorText = useErrorText();
  const { can } = useWorkspace();
  const resend = useWrite(operatorCustomerResend);
  const [sending, setSending] = useState<number>();
  const send = (id: number): void => {
    setSending(id);
    resend.mutate(
      { body: { uid, id } },
      {
        onSuccess: () =>
          toast({
            message: intl.formatMessage({
              defaultMessage: "The email will be sent again",
              description: "Console customer: result",
            }),
          }),
        onError: (error) => toast({ message: errorText(error), tone: "critical" }),
      },
    );
  };
  return (
    <Rows title={<FormattedMessage defaultMessage="Emails" description="Console customer: section" />}>
      {mails.map(({ id, subject, at, sentAt, isResendable }) => (
        <li key={id} className={styles.row}>
          <span className={list.twoLines}>
            {subject}
            <span className={list.note}>
              {sentAt !== null ? (
                <FormattedMessage
                  defaultMessage="Sent {time}"
                  description="Console customer: an email"
                  values={{ time: times.moment(sentAt) }}
                />
              ) : (
                <FormattedMessage
                  defaultMessage="Not delivered, created {time}"
                  description="Console customer: an email"
                  values={{ time: times.moment(at) }}
                />
              )}
            </span>
          </span>
          {isResendable && can("people.write") && (
            <Button size="sm" loading={resend.isPending && sending === id} onClick={() => send(id)}>
              <FormattedMessage defaultMessage="Send again" description="Console customer: button" />
            </Button>
          )}
        </li>
      ))}
    </Rows>
  );
};
