import { useEffect, type ReactElement } from "react";
import { replayEarlyInput } from "../early-input/replay-early-input.ts";
import { LanguageOffer } from "../language/LanguageOffer.tsx";
import { NavigationProgress } from "../navigation/NavigationProgress.tsx";
import { ShopSideWidget } from "../side/ShopSideWidget.tsx";

/** Parts that are added once the page is idle: the progress bar and the side widget. */
export default function DeferredShell({ side }: { side: boolean }): ReactElement {
  useEffect(() => {
    // The rest, of parts that were hydrated after the page.
    const soon = setTimeout(() => replayEarlyInput());
    return () => clearTimeout(soon);
  }, []);
  return (
    <>
      <NavigationProgress />
      <LanguageOffer />
      {side && <ShopSideWidget />}
    </>
  );
}
