import { useEffect, useEffectEvent, useState } from "react";
import { useLoginPanel } from "../../app/AppContext.tsx";
import { dropPendingAct, keepPendingAct, takePendingAct, type PendingAct } from "./pending-act.ts";
import { useSignedIn } from "./use-person.ts";

/** Runs a visitor's pending action after the sign-in, on this page or after a reload. */
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
  /** Opens the sign-in panel and runs the action afterwards. */
  readonly ask: () => void;
  /** Only stores the action, for an already open panel. */
  readonly wait: () => void;
}

/** Stores an action that needs a sign-in; `useAfterSignIn` runs it. */
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
