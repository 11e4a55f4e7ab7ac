import { isApiError } from "@carmine/api/client";
import { invitationDays, type StaffRole } from "@carmine/api/contract";
import { Button, Dialog, Message, Stack, TextField, useToast } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState, type FormEvent } from "react";
import { useErrorText } from "../../app/use-error-text.ts";
import { RoleChoice } from "./RoleChoice.tsx";

interface InviteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The role that is selected first: one with few rights. */
  initialRole: StaffRole;
  onInvite: (email: string, role: StaffRole) => Promise<unknown>;
}

const formId = "invite";

/** Asks for the address and the role of a new member. */
export const InviteDialog = ({ open, onOpenChange, initialRole, onInvite }: InviteDialogProps) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState(initialRole);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const invite = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setPending(true);
    setError(undefined);
    try {
      await onInvite(email.trim(), role);
      toast({
        tone: "success",
        message: intl.formatMessage(
          { defaultMessage: "Invitation sent to {email}", description: "Console staff: result" },
          { email: email.trim() },
        ),
      });
      setEmail("");
      onOpenChange(false);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(errorText(failure));
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<FormattedMessage defaultMessage="Invite a team member" description="Console staff: dialog" />}
      description={
        <FormattedMessage
          defaultMessage="They get an email with a link, which works for {count, plural, one {# day} other {# days}}."
          description="Console staff: explanation of an invitation"
          values={{ count: invitationDays }}
        />
      }
      footer={
        <Button
          type="submit"
          form={formId}
          variant="solid"
          loading={isPending}
          disabled={email.trim() === ""}
        >
          <FormattedMessage defaultMessage="Send invitation" description="Console staff: button" />
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void invite(event)} noValidate>
        <Stack gap={20}>
          {error !== undefined && (
            <Message tone="critical" role="alert">
              {error}
            </Message>
          )}
          <TextField
            label={intl.formatMessage({
              defaultMessage: "Email",
              description: "Console applications: field",
            })}
            type="email"
            autoComplete="off"
            value={email}
            onValueChange={setEmail}
          />
          <RoleChoice value={role} onValueChange={setRole} />
        </Stack>
      </form>
    </Dialog>
  );
};
