import { isApiError } from "@carmine/api/client";
import { ConfirmDialog, useToast } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useWrite } from "../../app/endpoints.ts";
import { useErrorText } from "../../app/use-error-text.ts";
import { valuesOf } from "./entry-form.ts";
import type { EntryKind, StoredEntry } from "./entry-kind.ts";
import { useEntryScope } from "./use-entry-scope.ts";
import { useNameOf } from "./use-name-of.ts";

interface RemoveDialogProps {
  kind: EntryKind;
  endpoint: NonNullable<EntryKind["endpoints"]["remove"]>;
  entry: StoredEntry;
  /** Position in its list, for the undo; undefined without an order. */
  position: number | undefined;
  onClose: () => void;
}

/** Removes an entry after a confirmation; the toast offers to undo the removal. */
export const RemoveDialog = ({ kind, endpoint, entry, position, onClose }: RemoveDialogProps) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const nameOf = useNameOf(kind);
  const remove = useWrite(endpoint);
  const save = useWrite(kind.endpoints.save);
  const scope = useEntryScope(kind);
  const from = valuesOf(kind, entry);
  const undo = async (): Promise<void> => {
    try {
      await save.mutateAsync({
        body: { ...scope, id: null, from: null, to: from, ...(position !== undefined && { position }) },
      });
    } catch (error) {
      if (isApiError(error)) toast({ tone: "critical", message: errorText(error) });
    }
  };
  const confirm = async (): Promise<void> => {
    try {
      await remove.mutateAsync({ body: { ...scope, id: entry.id, from } });
      toast({
        message: intl.formatMessage({
          defaultMessage: "Removed",
          description: "Console entries: after a removal",
        }),
        action: {
          label: intl.formatMessage({ defaultMessage: "Undo", description: "Console: button in a message" }),
          onAction: () => void undo(),
        },
      });
    } catch (error) {
      if (isApiError(error)) toast({ tone: "critical", message: errorText(error) });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={intl.formatMessage(
        { defaultMessage: "Remove “{name}”?", description: "Console entries: confirmation, title" },
        { name: nameOf(entry) },
      )}
      confirmLabel={intl.formatMessage({ defaultMessage: "Remove", description: "Console lists: action" })}
      tone="critical"
      loading={remove.isPending}
      onConfirm={() => void confirm()}
    >
      <FormattedMessage
        defaultMessage="It disappears from the shop right away."
        description="Console entries: confirmation, text"
      />
    </ConfirmDialog>
  );
};
