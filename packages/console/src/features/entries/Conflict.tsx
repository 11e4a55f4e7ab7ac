import { Button, Message } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import * as detail from "../list/detail.css.ts";
import { fieldsOf, type EntryFormKind, type EntryValues, type StoredEntry } from "./entry-kind.ts";
import { useValueText } from "./use-value-text.ts";
import * as styles from "./entries.css.ts";

interface ConflictProps {
  kind: EntryFormKind;
  mine: EntryValues;
  /** Names of the fields that both users changed. */
  fields: readonly string[];
  /** The stored entry; null if it was removed. */
  current: StoredEntry | null;
  /** Keeps the stored values of the `taken` fields and overwrites the others; an empty list overwrites all. */
  onResolve: (current: StoredEntry, taken: readonly string[]) => void;
  onAddAgain: () => void;
}

/** Shows both values of the fields that another user changed in the meantime, and lets the user decide. */
export const Conflict = ({ kind, mine, fields, current, onResolve, onAddAgain }: ConflictProps) => {
  const intl = useIntl();
  const valueText = useValueText();
  if (current === null)
    return (
      <Message tone="caution">
        <div className={styles.conflict}>
          <FormattedMessage
            defaultMessage="Someone else removed this in the meantime. Nothing was saved."
            description="Console entries: conflict"
          />
          <div>
            <Button size="sm" onClick={onAddAgain}>
              <FormattedMessage
                defaultMessage="Add it again"
                description="Console entries: button in a conflict"
              />
            </Button>
          </div>
        </div>
      </Message>
    );
  return (
    <Message tone="caution">
      <div className={styles.conflict} role="alert">
        <FormattedMessage
          defaultMessage="Someone else changed this in the meantime. Nothing was saved yet."
          description="Console entries: conflict"
        />
        {fieldsOf(kind)
          .filter(({ name }) => fields.includes(name))
          .map((field) => (
            <div key={field.name} className={styles.pair}>
              <strong>{intl.formatMessage(field.label)}</strong>
              <span>
                <span className={detail.small}>
                  <FormattedMessage
                    defaultMessage="Yours"
                    description="Console entries: value in a conflict"
                  />
                </span>
                <br />
                {valueText(field, mine[field.name] ?? null)}
              </span>
              <span>
                <span className={detail.small}>
                  <FormattedMessage
                    defaultMessage="Theirs"
                    description="Console entries: value in a conflict"
                  />
                </span>
                <br />
                {valueText(field, current[field.name] ?? null)}
              </span>
            </div>
          ))}
        <div className={detail.actions}>
          <Button size="sm" onClick={() => onResolve(current, [])}>
            <FormattedMessage
              defaultMessage="Save mine"
              description="Console entries: button in a conflict"
            />
          </Button>
          <Button size="sm" onClick={() => onResolve(current, fields)}>
            <FormattedMessage
              defaultMessage="Take theirs"
              description="Console entries: button in a conflict"
            />
          </Button>
        </div>
      </div>
    </Message>
  );
};
