import { useEffect, useEffectEvent, useState } from "react";
import { useLoginPanel } from "../../app/AppContext.tsx";
import { dropPendingAct, keepPendingAct, takePendingAct, type PendingAct } from "./pending-act.ts";
import { useSignedIn } from "./use-person.ts";

/** Does what a visitor pressed once they have signed in, be it on this page or after it has loaded anew. */
export const useAfterSignIn = (wanted: PendingAct, act: () => void): void => {
  const signedIn = useSignedIn();
  const takeUp = useEffectEvent(() => {
    if (takePendingAct(wanted)) act();
  });
  useEffect(() => {
    if (signedIn) takeUp();
  }, [signedIn]);
};

export interface AskToSignIn {
  /** Asks a visitor to sign in, after which it is done. */
  readonly ask: () => void;
  /** The same where the panel is open already. */
  readonly wait: () => void;
}

/** What a visitor presses waits until they have signed in; `useAfterSignIn` does it. */
export const useAskToSignIn = (wanted: PendingAct): AskToSignIn => {
  const signedIn = useSignedIn();
  const show = useLoginPanel((state) => state.show);
  const panelOpen = useLoginPanel((state) => state.open);
  const [waiting, setWaiting] = useState(false);

  const wait = (): void => {
    keepPendingAct(wanted);
    setWaiting(true);
  };

  useEffect(() => {
    if (!waiting || (panelOpen && !signedIn)) return;
    setWaiting(false);
    // The panel was closed without signing in.
    if (!signedIn) dropPendingAct();
  }, [waiting, panelOpen, signedIn]);

  const ask = (): void => {
    wait();
    show();
  };
  return { ask, wait };
};
