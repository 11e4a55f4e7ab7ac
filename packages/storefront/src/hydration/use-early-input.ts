import { useLayoutEffect } from "react";
import { replayEarlyInput } from "./replay-early-input.ts";

/** Events that precede the next change of a field. */
const signs = ["keydown", "beforeinput", "pointerdown"] as const;

/**
 * Replays input from before hydration immediately after it, at the latest before the visitor continues typing: a
 * later replay would overwrite the new text.
 */
export const useEarlyInput = (): void =>
  useLayoutEffect(() => {
    const waiting = new AbortController();
    const replay = (): void => {
      waiting.abort();
      replayEarlyInput();
    };
    // Not inside the effect: each replayed event has to update the state before the next one.
    const soon = setTimeout(replay);
    waiting.signal.addEventListener("abort", () => clearTimeout(soon));
    for (const sign of signs) addEventListener(sign, replay, { capture: true, signal: waiting.signal });
    return () => waiting.abort();
  }, []);
