import { consoleFactorVerify, logout } from "@carmine/api/contract";
import { Button, Stack, Text } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useWrite } from "../../app/endpoints.ts";
import { EntryCard } from "../sign-in/EntryCard.tsx";
import { FactorCodeForm } from "./FactorCodeForm.tsx";

/** Second step of the sign-in: the code of the authenticator app. */
const VerifyFactor = () => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const verify = useWrite(consoleFactorVerify);
  const signOut = useWrite(logout);
  const leave = (): void =>
    signOut.mutate(
      {},
      {
        onSuccess: () => {
          queryClient.clear();
          void navigate("/sign-in", { replace: true });
        },
      },
    );
  return (
    <EntryCard
      title={<FormattedMessage defaultMessage="Enter your code" description="Console second factor: title" />}
    >
      <Text size={14} tone="muted">
        <FormattedMessage
          defaultMessage="Open your authenticator app and enter its 6-digit code for this marketplace."
          description="Console second factor: explanation"
        />
      </Text>
      <Stack gap={12}>
        <FactorCodeForm
          error={verify.error}
          isPending={verify.isPending}
          onSubmit={(code) => verify.mutate({ body: { code } })}
        >
          <FormattedMessage defaultMessage="Continue" description="Console second factor: button" />
        </FactorCodeForm>
        <Button variant="ghost" fullWidth loading={signOut.isPending} onClick={leave}>
          <FormattedMessage defaultMessage="Sign out" description="Console account menu: action" />
        </Button>
      </Stack>
    </EntryCard>
  );
};

export default VerifyFactor;
