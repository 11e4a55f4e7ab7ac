import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { allMessages } from "./messages.ts";

export type OnDemand<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads it ahead, so that it stands with whatever shows it. */
  readonly preload: () => Promise<unknown>;
};

/**
 * A part of a page whose code and texts come when it is first shown. Needs a `Suspense` above it.
 *
 * Parts that the server renders too stand in a file named `BelowFold.tsx`, whose styles come with the page. They take
 * no props that change: React would throw away what the server rendered if one did before the code is there.
 */
export const onDemand = <Props>(load: () => Promise<{ default: ComponentType<Props> }>): OnDemand<Props> => {
  let loaded: { default: ComponentType<Props> } | undefined;
  const preload = async (): Promise<{ default: ComponentType<Props> }> => {
    const [part] = await Promise.all([load(), allMessages()]);
    return (loaded = part);
  };
  const part = lazy(() => {
    const known = loaded;
    if (!known) return preload();
    // Answers at once: a promise would show the fallback for a moment.
    const atOnce = { then: (done: (module: typeof known) => void) => done(known) };
    return atOnce as unknown as Promise<typeof known>;
  });
  return Object.assign(part, { preload });
};
