import { consoleMe, type ConsoleUser } from "@carmine/api/contract";
import { ErrorState } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { createContext, use } from "react";
import { Outlet } from "react-router";
import { useRead } from "../app/endpoints.ts";
import { FactorGate } from "./FactorGate.tsx";
import { InCurrency } from "./ConsoleIntl.tsx";

const UserContext = createContext<ConsoleUser | null>(null);

export const useUser = (): ConsoleUser => {
  const user = use(UserContext);
  if (!user) throw new Error("useUser must be used below SignedIn");
  return user;
};

/** Loads the account and its workspaces. Without a session, the client goes to the sign-in page. */
export const SignedIn = () => {
  const { data, error, isPending, refetch, isFetching } = useRead(consoleMe, {}, { isPrefetched: true });
  if (isPending || error?.needsSignIn) return null;
  if (!data)
    return (
      <ErrorState
        level={1}
        title={
          <FormattedMessage
            defaultMessage="We couldn’t load your account"
            description="Console: error page"
          />
        }
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <UserContext value={data}>
      <InCurrency currency={data.currency}>
        <FactorGate factor={data.secondFactor}>
          <Outlet />
        </FactorGate>
      </InCurrency>
    </UserContext>
  );
};
