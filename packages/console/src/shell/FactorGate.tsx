import type { SecondFactorState } from "@carmine/api/contract";
import { FormattedMessage } from "@carmine/i18n/react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { EntryCard } from "../features/sign-in/EntryCard.tsx";

const SetUpFactor = lazy(() => import("../features/second-factor/SetUpFactor.tsx"));
const VerifyFactor = lazy(() => import("../features/second-factor/VerifyFactor.tsx"));

/** Requires the second factor before showing the pages, or its setup if the role requires one. */
export const FactorGate = ({ factor, children }: { factor: SecondFactorState; children: ReactNode }) => {
  // The setup stays on screen until its recovery codes are saved, although the account has the factor by then.
  const [mustSetUp, setMustSetUp] = useState(factor.isSetupRequired);
  if (mustSetUp)
    return (
      <EntryCard
        title={
          <FormattedMessage
            defaultMessage="Set up authenticator app"
            description="Console settings: button"
          />
        }
      >
        <Suspense>
          <SetUpFactor onDone={() => setMustSetUp(false)} />
        </Suspense>
      </EntryCard>
    );
  if (factor.isCodeNeeded)
    return (
      <Suspense>
        <VerifyFactor />
      </Suspense>
    );
  return children;
};
