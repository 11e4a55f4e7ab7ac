import { useEffect } from "react";

declare global {
  interface Window {
    /** The last button that was clicked without React dispatching the click (see `early-script.ts`). */
    earlyClick?: HTMLButtonElement | undefined;
  }
}

/** Replays the click. If the button's part isn't hydrated yet, the inline script records the click again. */
const replayEarlyClick = (): void => {
  const button = window.earlyClick;
  window.earlyClick = undefined;
  if (button?.isConnected) button.click();
};

/** For each part that is hydrated on its own, the page first of all. */
export const useEarlyClick = (): void =>
  useEffect(() => {
    // After the other effects: the handler may need to know whether somebody is signed in.
    const soon = setTimeout(replayEarlyClick);
    return () => clearTimeout(soon);
  }, []);
