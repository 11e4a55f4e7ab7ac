import { isApiError } from "@carmine/api/client";
import type { StaffRole } from "@carmine/api/contract";
import { Button, Dialog, Message, Stack } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useState } from "react";
import { useErrorText } from "../../app/use-error-text.ts";
import { RoleChoice } from "./RoleChoice.tsx";

interface RoleDialogProps {
  name: string;
  role: StaffRole;
  onClose: () => void;
  onChange: (to: StaffRole) => Promise<unknown>;
}

/** Asks for another role of a member. */
export const RoleDialog = ({ name, role, onClose, onChange }: RoleDialogProps) => {
  const errorText = useErrorText();
  const [to, setTo] = useState(role);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const save = async (): Promise<void> => {
    setPending(true);
    setError(undefined);
    try {
      await onChange(to);
      onClose();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(errorText(failure));
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        <FormattedMessage
          defaultMessage="Role of {name}"
          description="Console staff: dialog"
          values={{ name }}
        />
      }
      description={
        <FormattedMessage
          defaultMessage="The new role applies from the next click."
          description="Console staff: when a role takes effect"
        />
      }
      footer={
        <Button variant="solid" loading={isPending} disabled={to === role} onClick={() => void save()}>
          <FormattedMessage defaultMessage="Change role" description="Console staff: button" />
        </Button>
      }
    >
      <Stack gap={20}>
        {error !== undefined && (
          <Message tone="critical" role="alert">
            {error}
          </Message>
        )}
        <RoleChoice value={to} onValueChange={setTo} />
      </Stack>
    </Dialog>
  );
};
