import { useLayoutEffect } from "react";
import { replayEarlyInput } from "./replay-early-input.ts";

/** Events that precede the next change of a field. */
const signs = ["keydown", "beforeinput", "pointerdown"] as const;

/**
 * Replays field input from before hydration right after it, at the latest before the visitor types on: a later replay
 * would overwrite the new text with the old one.
 */
export const useEarlyInput = (): void =>
  useLayoutEffect(() => {
    const waiting = new AbortController();
    const replay = (): void => {
      waiting.abort();
      replayEarlyInput();
    };
    // Not inside of the effect: each replayed event has to update the state before the next one.
    const soon = setTimeout(replay);
    waiting.signal.addEventListener("abort", () => clearTimeout(soon));
    for (const sign of signs) addEventListener(sign, replay, { capture: true, signal: waiting.signal });
    return () => waiting.abort();
  }, []);
