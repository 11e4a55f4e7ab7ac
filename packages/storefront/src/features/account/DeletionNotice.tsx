import { mutations } from "@carmine/api/hooks";
import { Button, Message } from "@carmine/design-system";
import { Deadline, FormattedMessage } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";

/** Shows when the account will be deleted, with a link to cancel that. */
export const DeletionNotice = ({ time }: { time: string }): ReactElement => {
  const { api } = useApp();
  const keep = useMutation(mutations.userDeleteCancel(api));
  return (
    <Message
      tone="caution"
      action={
        <Button size="sm" loading={keep.isPending} onClick={() => keep.mutate()}>
          <FormattedMessage
            defaultMessage="Keep my account"
            description="Button: the account is not deleted"
          />
        </Button>
      }
    >
      <FormattedMessage
        defaultMessage="Your account will be deleted on {date}."
        description="Notice on every page of the account"
        values={{ date: <Deadline value={time} /> }}
      />
    </Message>
  );
};
