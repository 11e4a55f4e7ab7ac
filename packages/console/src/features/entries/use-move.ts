import { isApiError } from "@carmine/api/client";
import { useToast } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useWrite } from "../../app/endpoints.ts";
import { useErrorText } from "../../app/use-error-text.ts";
import { moveEntry } from "./entry-form.ts";
import { useEntryScope } from "./use-entry-scope.ts";
import type { EntryKind } from "./entry-kind.ts";

/** Moves an entry in its list; the toast offers to undo the move. */
export const useMove = (
  kind: EntryKind,
): ((ids: readonly number[], id: number, step: number) => Promise<void>) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const scope = useEntryScope(kind);
  const order = useWrite(kind.endpoints.order ?? kind.endpoints.save);
  const write = async (from: readonly number[], to: readonly number[], isUndo: boolean): Promise<void> => {
    try {
      await order.mutateAsync({ body: { ...scope, from, to } });
      toast({
        message: isUndo
          ? intl.formatMessage({
              defaultMessage: "The change was undone",
              description: "Console entries: after an undo",
            })
          : intl.formatMessage({
              defaultMessage: "Order saved",
              description: "Console entries: after a move",
            }),
        ...(!isUndo && {
          action: {
            label: intl.formatMessage({
              defaultMessage: "Undo",
              description: "Console: button in a message",
            }),
            onAction: () => void write(to, from, true),
          },
        }),
      });
    } catch (error) {
      if (isApiError(error)) toast({ tone: "critical", message: errorText(error) });
    }
  };
  return async (ids, id, step) => {
    const to = moveEntry(ids, id, step);
    if (to !== ids && !order.isPending) await write(ids, to, false);
  };
};
