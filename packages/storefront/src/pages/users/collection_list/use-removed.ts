import { mutations, runMutation } from "@carmine/api/hooks";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useApp, useShowToast } from "../../../app/AppContext.tsx";

const texts: Readonly<Record<"removed" | "undo", MessageDescriptor>> = defineMessages({
  removed: {
    defaultMessage: "{count, plural, one {# product removed} other {# products removed}}",
    description: "Wishlist: toast, with a way to undo",
  },
  undo: { defaultMessage: "Undo", description: "Link in a toast: puts items back, and other places" },
});

/** Milliseconds for which it can be undone; the marketplace stores price and date for longer. */
const duration = 8000;

/** Shows that products were removed, with an undo button. */
export const useRemoved = (): ((productIds: readonly number[]) => void) => {
  const { api, queryClient } = useApp();
  const intl = useIntl();
  const toast = useShowToast();
  return (productIds) =>
    toast({
      tone: "info",
      duration,
      message: intl.formatMessage(texts.removed, { count: productIds.length }),
      action: {
        label: intl.formatMessage(texts.undo),
        // The client shows the error.
        onAction: () =>
          void runMutation(queryClient, mutations.saveProducts(api), { body: { id: [...productIds] } }).catch(
            () => undefined,
          ),
      },
    });
};
