import { FormattedMessage } from "@carmine/i18n/react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { EntryCard } from "../../features/sign-in/EntryCard.tsx";
import { SignInForm } from "../../features/sign-in/SignInForm.tsx";

/** Signs in, and opens the page that was requested. */
const SignInPage = () => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  return (
    <EntryCard
      title={
        <FormattedMessage defaultMessage="Sign in to the console" description="Console sign-in: title" />
      }
    >
      <SignInForm
        onSignedIn={() => {
          queryClient.clear();
          const to = params.get("to");
          void navigate(to?.startsWith("/") ? to : "/", { replace: true });
        }}
      />
    </EntryCard>
  );
};

export default SignInPage;
