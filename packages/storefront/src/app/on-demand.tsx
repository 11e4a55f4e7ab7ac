import { createElement, memo, Suspense, use, type ComponentType, type FunctionComponent } from "react";
import { allMessages } from "./messages.ts";

export type OnDemand<Props> = FunctionComponent<Props> & {
  /** Loads it ahead, so that it stands with whatever shows it. */
  readonly preload: () => Promise<unknown>;
};

/** A part of a page whose code and texts come when it is first shown. Needs a `Suspense` above it. */
export const onDemand = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): OnDemand<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchPart = async (): Promise<ComponentType<Props>> => {
    try {
      const [part] = await Promise.all([load(), allMessages()]);
      return (Loaded = part.default);
    } catch (error) {
      // Whoever asks next tries again.
      loading = undefined;
      throw error;
    }
  };
  const preload = (): Promise<ComponentType<Props>> => (loading ??= fetchPart());
  // Once it is there nothing is waited for: a promise would show the fallback for a moment.
  const Part = (props: Props) => createElement(Loaded ?? use(preload()), props);
  return Object.assign(Part, { preload });
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
  const Part = onDemand(load);
  const Whole = memo(function BelowFold(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
  return Object.assign(Whole, { preload: Part.preload });
};
