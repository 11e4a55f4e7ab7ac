import { mutations } from "@carmine/api/hooks";
import { ConfirmDialog } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { useState, type ReactElement } from "react";
import { useApp, useShowToast } from "../../app/AppContext.tsx";

/** Withdraws a refund after a confirmation. The client shows errors as toasts. */
export const useWithdraw = (): { ask: (refundNo: string) => void; dialog: ReactElement | null } => {
  const { api } = useApp();
  const intl = useIntl();
  const toast = useShowToast();
  const [asked, setAsked] = useState<string>();
  const { mutate, isPending } = useMutation(mutations.refundRevoke(api));
  const confirm = (refundNo: string): void => {
    if (isPending) return;
    mutate(refundNo, {
      onSuccess: () =>
        toast({
          message: intl.formatMessage({
            defaultMessage: "Request withdrawn",
            description: "Page of a refund: title by state, and other places",
          }),
        }),
      onSettled: () => setAsked(undefined),
    });
  };
  return {
    ask: setAsked,
    dialog:
      asked === undefined ? null : (
        <ConfirmDialog
          open
          tone="critical"
          onOpenChange={(open) => !open && setAsked(undefined)}
          title={intl.formatMessage({
            defaultMessage: "Withdraw this request?",
            description: "Question about a refund",
          })}
          confirmLabel={intl.formatMessage({
            defaultMessage: "Withdraw request",
            description: "Button: the shopper takes a refund back",
          })}
          texts={{
            cancel: intl.formatMessage({
              defaultMessage: "Keep request",
              description: "Button: leaves a refund as it is",
            }),
          }}
          loading={isPending}
          onConfirm={() => confirm(asked)}
        >
          <FormattedMessage
            defaultMessage="You keep your items and get no refund. You can ask again while your order can still be returned."
            description="What withdrawing a refund means"
          />
        </ConfirmDialog>
      ),
  };
};
