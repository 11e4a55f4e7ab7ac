import { operatorCustomerNote, type Customer } from "@carmine/api/contract";
import { Button, Message, TextField } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState, type FormEvent } from "react";
import { useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { Section } from "../../../features/list/Section.tsx";
import { useTimes } from "../../../features/times/use-times.ts";

/** Notes of the team about a customer, newest first, and a field for another one. */
export const CustomerNotes = ({ customer: { uid, notes } }: { customer: Customer }) => {
  const intl = useIntl();
  const times = useTimes();
  const errorText = useErrorText();
  const { can } = useWorkspace();
  const add = useWrite(operatorCustomerNote);
  const [text, setText] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== "" && !add.isPending)
      add.mutate({ body: { uid, text } }, { onSuccess: () => setText("") });
  };
  return (
    <Section title={<FormattedMessage defaultMessage="Notes" description="Console orders: column" />}>
      <div className={`${detail.section} ${detail.stack}`}>
        {can("people.write") && (
          <form className={detail.composer} style={{ paddingBlockEnd: 0 }} onSubmit={submit}>
            <TextField
              label={intl.formatMessage({
                defaultMessage: "Note for your team",
                description: "Console customer: field",
              })}
              hint={intl.formatMessage({
                defaultMessage: "The customer can export it",
                description: "Console customer: hint of a note",
              })}
              maxLength={1000}
              value={text}
              onValueChange={setText}
            />
            <Button
              type="submit"
              className={detail.besideField}
              style={{ alignSelf: "start" }}
              loading={add.isPending}
              disabled={text.trim() === ""}
            >
              <FormattedMessage defaultMessage="Add" description="Console order: button for a note" />
            </Button>
          </form>
        )}
        {add.error && (
          <Message tone="critical" role="alert">
            {errorText(add.error)}
          </Message>
        )}
        {notes.map((note) => (
          <div key={note.id}>
            <span className={detail.teamNote}>{note.text}</span>
            <span className={detail.small}>
              {note.author} · {times.moment(note.at)}
            </span>
          </div>
        ))}
      </div>
    </Section>
  );
};
