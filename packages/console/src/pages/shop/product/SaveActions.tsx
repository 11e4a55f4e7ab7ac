import { Button } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import CircleAlert from "lucide-react/icons/circle-alert";
import * as styles from "./page.css.ts";

interface SaveActionsProps {
  /** Number of unsaved changes. */
  count: number;
  isNew: boolean;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** Buttons that save or discard, with the number of unsaved changes. */
export const SaveActions = ({ count, isNew, isSaving, onSave, onDiscard }: SaveActionsProps) => (
  <>
    {count > 0 && (
      <>
        <span className={styles.unsaved}>
          <CircleAlert aria-hidden size={16} />
          <FormattedMessage
            defaultMessage="{count, plural, one {# unsaved change} other {# unsaved changes}}"
            description="Console product: state of the form"
            values={{ count }}
          />
        </span>
        <Button size="sm" disabled={isSaving} onClick={onDiscard}>
          <FormattedMessage defaultMessage="Discard" description="Console product: button" />
        </Button>
      </>
    )}
    <Button
      size="sm"
      variant="solid"
      loading={isSaving}
      disabled={!isNew && count === 0}
      aria-keyshortcuts="Control+S"
      onClick={onSave}
    >
      <FormattedMessage defaultMessage="Save" description="Console forms: button" />
    </Button>
  </>
);
