import { useEffect } from "react";

declare global {
  interface Window {
    /** The last button that was clicked before React could dispatch the click (see `early-script.ts`). */
    earlyClick?: HTMLButtonElement | undefined;
  }
}

/** Replays the click. If the button isn't hydrated yet, the inline script records the click again. */
const replayEarlyClick = (): void => {
  const button = window.earlyClick;
  window.earlyClick = undefined;
  if (button?.isConnected) button.click();
};

/** Call it in every part that hydrates separately, and in the page itself. */
export const useEarlyClick = (): void =>
  useEffect(() => {
    // After the other effects, because the click handler may need the session.
    const soon = setTimeout(replayEarlyClick);
    return () => clearTimeout(soon);
  }, []);
