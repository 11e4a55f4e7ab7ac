import { useEffect, type ReactElement } from "react";
import { replayEarlyInput } from "../early-input/replay-early-input.ts";
import { NavigationProgress } from "../navigation/NavigationProgress.tsx";

/** What a page is given once it rests. */
export default function AtRest(): ReactElement {
  useEffect(replayEarlyInput, []);
  return <NavigationProgress />;
}
