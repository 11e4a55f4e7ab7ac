import { startTransition, Suspense, useEffect, useState, type ReactElement } from "react";
import { onDemand } from "../../app/on-demand.tsx";
import { onFirstInteraction } from "../../app/on-first-interaction.ts";
import { isActPending } from "../session/pending-act.ts";

const Heart = onDemand(async () => ({ default: (await import("./SaveHeart.tsx")).SaveHeart }));

let interaction: Promise<void> | undefined;

/** Waits for the first interaction: once for all cards of all pages. */
const firstInteraction = (): Promise<void> => (interaction ??= new Promise(onFirstInteraction));

/** The heart on a card of a page whose first view has no room for its code: it comes with the first interaction. */
export const LateHeart = (props: { readonly id: number; readonly name: string }): ReactElement | null => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const show = (): void => startTransition(() => setShown(true));
    if (isActPending("products")) show();
    else void firstInteraction().then(show);
  }, []);
  return shown ? (
    <Suspense>
      <Heart {...props} />
    </Suspense>
  ) : null;
};
