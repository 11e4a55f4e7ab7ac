import { consoleInvitationAccept, consoleInvitationRead, logout } from "@carmine/api/contract";
import { Button, EmptyState, Message, Segments, Skeleton, Stack, Text } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQueryClient } from "@tanstack/react-query";
import MailX from "lucide-react/icons/mail-x";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useWrite } from "../../app/endpoints.ts";
import { homeOf } from "../../app/workspace.ts";
import { useErrorText } from "../../app/use-error-text.ts";
import { EntryCard } from "../../features/sign-in/EntryCard.tsx";
import { SignInForm } from "../../features/sign-in/SignInForm.tsx";
import { useRoleName } from "../../features/staff/role-names.ts";
import { RegisterForm } from "./RegisterForm.tsx";

type Way = "signIn" | "register";

/** Shows an invitation, and gives its role to the signed-in account. The token is after the # of the address. */
const InvitationPage = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const roleName = useRoleName();
  const token = useLocation().hash.slice(1);
  const read = useWrite(consoleInvitationRead);
  const accept = useWrite(consoleInvitationAccept);
  const signOut = useWrite(logout);
  const [way, setWay] = useState<Way>("signIn");
  const load = (): void => read.mutate({ body: { token } });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another token is another invitation; `mutate` is stable
  useEffect(load, [token]);

  const invitation = read.data;
  if (read.isError && !invitation)
    return (
      <main>
        <EmptyState
          level={1}
          icon={MailX}
          tone="caution"
          title={
            <FormattedMessage
              defaultMessage="This invitation no longer works"
              description="Console invitation: title of an invalid link"
            />
          }
        >
          <FormattedMessage
            defaultMessage="It has expired, or was used or withdrawn. Ask the person who invited you for a new one."
            description="Console invitation: explanation of an invalid link"
          />
        </EmptyState>
      </main>
    );
  if (!invitation)
    return (
      <EntryCard
        title={
          <FormattedMessage
            defaultMessage="Invitation"
            description="Console invitation: title while loading"
          />
        }
      >
        <Skeleton style={{ blockSize: 160 }} />
      </EntryCard>
    );
  const { account, email, staffRole, invitedBy } = invitation;
  const place =
    invitation.merName ??
    intl.formatMessage({ defaultMessage: "Marketplace", description: "Console: workspace" });
  return (
    <EntryCard
      title={
        <FormattedMessage
          defaultMessage="Join {place}"
          description="Console invitation: title"
          values={{ place }}
        />
      }
    >
      <Text>
        <FormattedMessage
          defaultMessage="{name} invites you as {role}."
          description="Console invitation: sender and role"
          values={{ name: invitedBy ?? place, role: <strong>{roleName(staffRole)}</strong> }}
        />
      </Text>
      {account ? (
        <Stack gap={16}>
          {accept.error && (
            <Message tone="critical" role="alert">
              {errorText(accept.error)}
            </Message>
          )}
          <Text size={14} tone="muted">
            <FormattedMessage
              defaultMessage="You’re signed in as {name}."
              description="Console invitation: account that accepts"
              values={{ name: account.email ?? account.name }}
            />
          </Text>
          <Button
            variant="solid"
            fullWidth
            loading={accept.isPending}
            onClick={() =>
              accept.mutate(
                { body: { token } },
                {
                  onSuccess: ({ merId }) => {
                    queryClient.clear();
                    void navigate(homeOf({ role: merId === null ? "operator" : "merchant", merId }), {
                      replace: true,
                    });
                  },
                },
              )
            }
          >
            <FormattedMessage defaultMessage="Accept invitation" description="Console invitation: button" />
          </Button>
          <Button
            variant="ghost"
            fullWidth
            loading={signOut.isPending}
            onClick={() => signOut.mutate({}, { onSuccess: load })}
          >
            <FormattedMessage defaultMessage="Use another account" description="Console invitation: button" />
          </Button>
        </Stack>
      ) : (
        <Stack gap={20}>
          <Segments
            label={intl.formatMessage({
              defaultMessage: "Account",
              description: "Console invitation: choice of the account",
            })}
            value={way}
            segments={[
              {
                value: "signIn",
                label: intl.formatMessage({
                  defaultMessage: "I have an account",
                  description: "Console invitation: choice of the account",
                }),
              },
              {
                value: "register",
                label: intl.formatMessage({
                  defaultMessage: "Create account",
                  description: "Console invitation: button",
                }),
              },
            ]}
            onValueChange={setWay}
          />
          {way === "signIn" ? (
            <SignInForm name={email} onSignedIn={load} />
          ) : (
            <RegisterForm email={email} onRegistered={load} />
          )}
        </Stack>
      )}
    </EntryCard>
  );
};

export default InvitationPage;
