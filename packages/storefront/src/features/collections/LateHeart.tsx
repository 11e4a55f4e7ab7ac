import { startTransition, Suspense, useEffect, useRef, useState, type ReactElement } from "react";
import { onDemand } from "../../app/on-demand.tsx";
import { onFirstInteraction } from "../../app/on-first-interaction.ts";
import { whenIdle } from "../../app/when-idle.ts";
import { isActPending } from "../session/pending-act.ts";

const Heart = onDemand(async () => ({ default: (await import("./SaveHeart.tsx")).SaveHeart }));

let interaction: Promise<void> | undefined;

/** Waits for the first interaction: once for all cards of all pages. */
const firstInteraction = (): Promise<void> => (interaction ??= new Promise(onFirstInteraction));

/** So many at a time keep the tasks of a slow processor short. */
const batch = 6;
/** Hearts of cards out of view. */
const waiting: (() => void)[] = [];

const showSome = (): void => {
  for (const show of waiting.splice(0, batch)) show();
  if (waiting.length > 0) whenIdle(showSome);
};

/**
 * The heart on a card of a page whose first view has no room for its code: it comes with the first interaction, on cards
 * in view first.
 */
export const LateHeart = (props: { readonly id: number; readonly name: string }): ReactElement | null => {
  const [shown, setShown] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = (): void => startTransition(() => setShown(true));
    const showInTurn = (): void => {
      // What is hidden has no place of its own.
      const card = place.current?.parentElement?.getBoundingClientRect();
      if (card && card.top < innerHeight && card.bottom >= 0) show();
      else if (waiting.push(show) === 1) whenIdle(showSome);
    };
    if (isActPending("products")) show();
    else void firstInteraction().then(showInTurn);
  }, []);
  return shown ? (
    <Suspense>
      <Heart {...props} />
    </Suspense>
  ) : (
    <span ref={place} hidden />
  );
};
