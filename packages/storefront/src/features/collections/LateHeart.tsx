import { startTransition, Suspense, useEffect, useState, type ReactElement } from "react";
import { onDemand } from "../../app/on-demand.tsx";
import { onFirstInteraction } from "../../app/on-first-interaction.ts";
import { isActPending } from "../session/pending-act.ts";

const Heart = onDemand(async () => ({ default: (await import("./SaveHeart.tsx")).SaveHeart }));

let touched = false;
const waiting = new Set<() => void>();
/** One listener for all cards of all pages. */
let listens = false;
const listen = (): void => {
  if (listens) return;
  listens = true;
  onFirstInteraction(() => {
    touched = true;
    for (const show of waiting) show();
    waiting.clear();
  });
};

/** The heart on a card of a page whose first view has no room for its code: it comes with the first interaction. */
export const LateHeart = (props: { readonly id: number; readonly name: string }): ReactElement | null => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const show = (): void => startTransition(() => setShown(true));
    if (touched || isActPending("products")) return show();
    listen();
    waiting.add(show);
    return () => void waiting.delete(show);
  }, []);
  return shown ? (
    <Suspense>
      <Heart {...props} />
    </Suspense>
  ) : null;
};
