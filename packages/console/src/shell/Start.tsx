import { ButtonLink, EmptyState } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import Store from "lucide-react/icons/store";
import { Navigate } from "react-router";
import { homeOf } from "../app/workspace.ts";
import { useUser } from "./SignedIn.tsx";

/** Opens the first workspace. Explains to an account without one how to get it. */
export const Start = () => {
  const [first] = useUser().places;
  if (first) return <Navigate to={homeOf(first)} replace />;
  return (
    <main>
      <EmptyState
        level={1}
        icon={Store}
        title={
          <FormattedMessage
            defaultMessage="You don’t work for a shop yet"
            description="Console start: title"
          />
        }
        actions={
          <ButtonLink href="/users/merchant_settled" target="_self" variant="solid">
            <FormattedMessage defaultMessage="Apply to open a shop" description="Console start: link" />
          </ButtonLink>
        }
      >
        <FormattedMessage
          defaultMessage="Ask the owner of a shop to add your account, or apply to open your own shop."
          description="Console start: explanation"
        />
      </EmptyState>
    </main>
  );
};
