import { lazy, memo, Suspense, type ComponentType, type LazyExoticComponent } from "react";
import { allMessages } from "./messages.ts";

export type OnDemand<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads it ahead, so that it stands with whatever shows it. */
  readonly preload: () => Promise<unknown>;
};

/** A part of a page whose code and texts come when it is first shown. Needs a `Suspense` above it. */
export const onDemand = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>): OnDemand<Props> => {
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

/**
 * A part of a page that the server renders with it, and that comes alive after what is seen first. Its file is called
 * `BelowFold.tsx`: the styles of such parts come with the page.
 *
 * Nothing may render its `Suspense` anew before the code is there, or React throws away what the server rendered:
 * hence the `memo`, and props that don't change while a page is shown.
 */
export const belowFold = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> & Pick<OnDemand<Props>, "preload"> => {
  const Part: ComponentType<Props> = onDemand(load) as unknown as ComponentType<Props>;
  const Whole = memo(function BelowFold(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
  return Object.assign(Whole as unknown as ComponentType<Props>, {
    preload: (Part as unknown as OnDemand<Props>).preload,
  });
};
