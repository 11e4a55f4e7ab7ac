import { merchantProductTrash, merchantProductVisibility } from "@carmine/api/contract";
import { useToast } from "@carmine/design-system";
import type { DataTableAction } from "@carmine/design-system/data-table";
import { useIntl } from "@carmine/i18n/react";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Trash from "lucide-react/icons/trash-2";
import { useWrite } from "../../../app/endpoints.ts";
import { useErrorText } from "../../../app/use-error-text.ts";

/**
 * Actions of one or several products of the list.
 * @param isTrash whether the list shows the trash
 * @param onDone called when products have changed
 */
export const useProductActions = (isTrash: boolean, onDone: () => void) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const visibility = useWrite(merchantProductVisibility);
  const trash = useWrite(merchantProductTrash);
  const changedText = (changed: number): string =>
    intl.formatMessage(
      {
        defaultMessage:
          "{count, plural, =0 {Nothing changed} one {# product changed} other {# products changed}}",
        description: "Console products: result",
      },
      { count: changed },
    );
  const setShown = (ids: readonly number[], isShown: boolean): void =>
    visibility.mutate(
      { body: { ids: [...ids], isShown } },
      {
        onSuccess: ({ ids: changed }) => {
          onDone();
          toast({
            message: changedText(changed.length),
          });
        },
        onError: (error) => void toast({ tone: "critical", message: errorText(error) }),
      },
    );
  const visibilityActions = (ids: readonly number[]): DataTableAction[] => [
    {
      label: intl.formatMessage({ defaultMessage: "Show in shop", description: "Console products: action" }),
      icon: Eye,
      onSelect: () => setShown(ids, true),
    },
    {
      label: intl.formatMessage({ defaultMessage: "Hide", description: "Console products: action" }),
      icon: EyeOff,
      onSelect: () => setShown(ids, false),
    },
  ];
  const setTrashed = (ids: readonly number[], isTrashed: boolean): void =>
    trash.mutate(
      { body: { ids: [...ids], isTrashed } },
      {
        onSuccess: ({ ids: changed }) => {
          onDone();
          toast({
            message: changedText(changed.length),
            ...(isTrashed && {
              action: {
                label: intl.formatMessage({
                  defaultMessage: "Undo",
                  description: "Console: button in a message",
                }),
                onAction: () => setTrashed(changed, false),
              },
            }),
          });
        },
        onError: (error) => void toast({ tone: "critical", message: errorText(error) }),
      },
    );
  const trashAction = (ids: readonly number[]): DataTableAction =>
    isTrash
      ? {
          label: intl.formatMessage({
            defaultMessage: "Restore from trash",
            description: "Console products: action",
          }),
          icon: ArchiveRestore,
          onSelect: () => setTrashed(ids, false),
        }
      : {
          label: intl.formatMessage({
            defaultMessage: "Move to trash",
            description: "Console products: action",
          }),
          icon: Trash,
          tone: "critical",
          onSelect: () => setTrashed(ids, true),
        };
  return { visibilityActions, trashAction };
};
