import { isApiError } from "@carmine/api/client";
import { Button, InlineEdit } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useState, type ReactNode } from "react";
import { useErrorText } from "../../app/use-error-text.ts";
import { currentValueOf } from "./conflict.ts";
import * as styles from "./edit-cell.css.ts";

interface EditCellProps {
  /** Names the field: “Price of Carmine Touring GT”. */
  label: string;
  /** The stored value as text to edit. */
  value: string;
  /** The value as shown. */
  children: ReactNode;
  /** Formats a value of the conflict. */
  format: (value: string) => ReactNode;
  validate: (text: string) => string | undefined;
  inputMode: "decimal" | "numeric";
  /** Saves if the stored value is still `from`. Otherwise rejects with code 409 and `changedData`. */
  onSave: (to: string, from: string) => Promise<unknown>;
  /** Reloads the list to show another user's value. */
  onReload: () => Promise<unknown>;
}

/**
 * A value that is edited in its cell. If another user changed it meanwhile, the cell shows both values and lets the user
 * decide; neither is lost.
 */
export const EditCell = ({
  label,
  value,
  children,
  format,
  validate,
  inputMode,
  onSave,
  onReload,
}: EditCellProps) => {
  const errorText = useErrorText();
  const [conflict, setConflict] = useState<{ mine: string; theirs: string }>();
  const save = async (to: string, from: string): Promise<void> => {
    try {
      await onSave(to, from);
      setConflict(undefined);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const theirs = currentValueOf(error);
      if (theirs === undefined) throw new Error(errorText(error), { cause: error });
      setConflict({ mine: to, theirs });
    }
  };
  if (conflict)
    return (
      <span role="alert" className={styles.conflict}>
        <span className={styles.text}>
          <FormattedMessage
            defaultMessage="Changed in the meantime"
            description="Console: a value that another user changed"
          />
        </span>
        <Button size="sm" onClick={() => void save(conflict.mine, conflict.theirs)}>
          <FormattedMessage
            defaultMessage="Mine: {value}"
            description="Console conflict: button that keeps the own value"
            values={{ value: format(conflict.mine) }}
          />
        </Button>
        <Button
          size="sm"
          onClick={() =>
            void onReload().then(() => {
              setConflict(undefined);
            })
          }
        >
          <FormattedMessage
            defaultMessage="Theirs: {value}"
            description="Console conflict: button that keeps the other value"
            values={{ value: format(conflict.theirs) }}
          />
        </Button>
      </span>
    );
  return (
    <InlineEdit
      label={label}
      value={value}
      validate={validate}
      inputMode={inputMode}
      className={styles.edit}
      onSave={save}
    >
      {children}
    </InlineEdit>
  );
};
