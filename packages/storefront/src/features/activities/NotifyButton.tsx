import { isApiError } from "@carmine/api/client";
import { mutations } from "@carmine/api/hooks";
import { Button, type ButtonProps } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import Bell from "lucide-react/icons/bell";
import Check from "lucide-react/icons/check";
import { useState, type ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { useOncePer } from "../forms/use-once-per.ts";
import { useAfterSignIn, useAskToSignIn } from "../session/use-after-sign-in.ts";
import { useSignedIn } from "../session/use-person.ts";

const texts = defineMessages({
  notify: {
    defaultMessage: "Notify me",
    description: "Button of a deal of which everything is claimed, and other places",
  },
  noted: {
    defaultMessage: "We’ll let you know",
    description: "Button of a claimed deal, once it was pressed; pressed again it takes that back",
  },
});

export interface NotifyButtonProps extends Pick<ButtonProps, "size" | "fullWidth"> {
  readonly skuId: number;
  /** Set if the current round is sold out: the notification is for the next round of this activity. */
  readonly activityId: number | undefined;
  readonly name: string;
}

/**
 * Subscribes to a notification when a deal is available again, or unsubscribes. A visitor signs in first, then it
 * continues.
 */
export const NotifyButton = ({ skuId, activityId, name, ...look }: NotifyButtonProps): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const signedIn = useSignedIn();
  const watch = useMutation(mutations.watchRestock(api));
  const cancel = useMutation(mutations.cancelRestock(api));
  const [token, setToken] = useState<string>();
  const wanted = { kind: "restocks", id: skuId } as const;
  const { ask, wait } = useAskToSignIn(wanted);
  const note = (): void =>
    watch.mutate(
      { skuId, ...(activityId !== undefined && { activityId }) },
      {
        onSuccess: (noted) => setToken(noted.token),
        // The client has already shown the error.
        onError: (error) => {
          if (isApiError(error) && error.needsSignIn) wait();
        },
      },
    );
  useAfterSignIn(wanted, note);
  const press = useOncePer((): void => {
    if (token !== undefined) cancel.mutate({ body: { token } }, { onSuccess: () => setToken(undefined) });
    else if (signedIn) note();
    else ask();
  });
  const isOn = token !== undefined;
  const words = intl.formatMessage(isOn ? texts.noted : texts.notify);
  return (
    <Button
      {...look}
      variant="outline"
      startIcon={isOn ? Check : Bell}
      loading={watch.isPending || cancel.isPending}
      aria-pressed={isOn}
      aria-label={intl.formatMessage(
        {
          defaultMessage: "{action}: {name}",
          description: "A product’s button in a list, and other places",
        },
        { action: words, name },
      )}
      onClick={press}
    >
      {words}
    </Button>
  );
};
