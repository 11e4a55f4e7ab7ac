import { useLayoutEffect } from "react";
import { isAwake } from "../../app/early-click.ts";
import { replayEarlyInput } from "./replay-early-input.ts";

/** What comes before a visitor changes a field again. */
const signs = ["keydown", "beforeinput", "pointerdown"] as const;

/**
 * Tells the page of what its fields held before it was hydrated, at once and in any case before somebody types on: told
 * later, it would put the old text in the place of the new one.
 */
export const useEarlyInput = (): void =>
  useLayoutEffect(() => {
    const waiting = new AbortController();
    const tell = (): void => {
      waiting.abort();
      replayEarlyInput(isAwake);
    };
    // Not inside of the effect: what one event changes has to be in place when the next one comes.
    const soon = setTimeout(tell);
    waiting.signal.addEventListener("abort", () => clearTimeout(soon));
    for (const sign of signs) addEventListener(sign, tell, { capture: true, signal: waiting.signal });
    return () => waiting.abort();
  }, []);
