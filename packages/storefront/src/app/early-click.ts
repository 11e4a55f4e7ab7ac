import { useEffect } from "react";

declare global {
  interface Window {
    /** The last button that was pressed before its part of the page was hydrated. */
    earlyClick?: HTMLButtonElement | undefined;
    /** The last arrow key that was pressed on such a button. */
    earlyKey?: KeyboardEvent | undefined;
  }
}

/**
 * Whether React listens to an element: it notes its props there, and has no public sign for it. The source of this
 * function is also part of a script in the page, so it must stand alone.
 */
export const isAwake = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith("__reactProps"));

/** Presses once more the button that was pressed in vain, if the script of its part has come by now. */
const replayEarlyClick = (): void => {
  const button = window.earlyClick;
  if (button && !isAwake(button)) return;
  window.earlyClick = undefined;
  if (button?.isConnected) button.click();
};

/** The same for the arrow key, unless the focus has moved on. */
const replayEarlyKey = (): void => {
  const key = window.earlyKey;
  const button = key?.target;
  if (!(button instanceof HTMLElement) || !isAwake(button)) return;
  window.earlyKey = undefined;
  if (button === document.activeElement) button.dispatchEvent(new KeyboardEvent("keydown", key));
};

/** For what is hydrated on its own, the page first of all. */
export const useEarlyClick = (): void =>
  useEffect(() => {
    // After the other effects: a press may need to know whether somebody is signed in.
    const soon = setTimeout(() => {
      replayEarlyClick();
      replayEarlyKey();
    });
    return () => clearTimeout(soon);
  }, []);
