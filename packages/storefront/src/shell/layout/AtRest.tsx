import { useEffect, type ReactElement } from "react";
import { replayEarlyInput } from "../early-input/replay-early-input.ts";
import { NavigationProgress } from "../navigation/NavigationProgress.tsx";

/** What a page is given once it rests. */
export default function AtRest(): ReactElement {
  useEffect(() => {
    // Not inside of the effect: what one event changes has to be in place when the next one comes.
    const soon = setTimeout(replayEarlyInput);
    return () => clearTimeout(soon);
  }, []);
  return <NavigationProgress />;
}
