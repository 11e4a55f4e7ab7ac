import type { ApiError } from "@carmine/api/client";
import { merchantProductTrash, merchantProductVisibility, type BodyOf } from "@carmine/api/contract";
import { useToast } from "@carmine/design-system";
import type { DataTableAction } from "@carmine/design-system/data-table";
import { useIntl } from "@carmine/i18n/react";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Trash from "lucide-react/icons/trash-2";
import { useWrite } from "../../../app/endpoints.ts";
import { useErrorText } from "../../../app/use-error-text.ts";

/** Products by their ids, or all that the list's filters match. */
export type ProductSelection = Pick<BodyOf<typeof merchantProductVisibility>, "ids" | "filter">;

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
  /** Announces the result. */
  const callbacks = (undo: (ids: number[]) => void) => ({
    onSuccess: ({ ids }: { ids: number[] }) => {
      onDone();
      toast({
        message: intl.formatMessage(
          {
            defaultMessage:
              "{count, plural, =0 {Nothing changed} one {# product changed} other {# products changed}}",
            description: "Console products: result",
          },
          { count: ids.length },
        ),
        ...(ids.length > 0 && {
          action: {
            label: intl.formatMessage({
              defaultMessage: "Undo",
              description: "Console: button in a message",
            }),
            onAction: () => undo(ids),
          },
        }),
      });
    },
    onError: (error: ApiError) => void toast({ tone: "critical", message: errorText(error) }),
  });
  const setShown = (products: ProductSelection, isShown: boolean): void =>
    visibility.mutate(
      { body: { ...products, isShown } },
      callbacks((ids) => setShown({ ids }, !isShown)),
    );
  const setTrashed = (products: ProductSelection, isTrashed: boolean): void =>
    trash.mutate(
      { body: { ...products, isTrashed } },
      callbacks((ids) => setTrashed({ ids }, !isTrashed)),
    );
  const visibilityActions = (products: ProductSelection): DataTableAction[] => [
    {
      label: intl.formatMessage({ defaultMessage: "Show in shop", description: "Console products: action" }),
      icon: Eye,
      onSelect: () => setShown(products, true),
    },
    {
      label: intl.formatMessage({ defaultMessage: "Hide", description: "Console products: action" }),
      icon: EyeOff,
      onSelect: () => setShown(products, false),
    },
  ];
  const trashAction = (products: ProductSelection): DataTableAction =>
    isTrash
      ? {
          label: intl.formatMessage({
            defaultMessage: "Restore from trash",
            description: "Console products: action",
          }),
          icon: ArchiveRestore,
          onSelect: () => setTrashed(products, false),
        }
      : {
          label: intl.formatMessage({
            defaultMessage: "Move to trash",
            description: "Console products: action",
          }),
          icon: Trash,
          tone: "critical",
          onSelect: () => setTrashed(products, true),
        };
  return { visibilityActions, trashAction };
};
