import {
  createElement,
  memo,
  Suspense,
  use,
  useDeferredValue,
  useState,
  type ComponentType,
  type FunctionComponent,
} from "react";
import { isEntering } from "./entering.ts";
import { allMessages } from "./messages.ts";

export type OnDemand<Props> = FunctionComponent<Props> & {
  /** Loads it ahead, so that it stands with whatever shows it. */
  readonly preload: () => Promise<unknown>;
  /** Whether it is there already. */
  readonly isLoaded: () => boolean;
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
  // Shown without a network it waits for one: a failure would take away what stands around it.
  let waiting: Promise<ComponentType<Props>> | undefined;
  const wait = async (): Promise<ComponentType<Props>> => {
    try {
      return await preload();
    } catch (error) {
      if (import.meta.env.SSR || navigator.onLine) {
        waiting = undefined;
        throw error;
      }
      await new Promise((done) => addEventListener("online", done, { once: true }));
      return wait();
    }
  };
  // Once it is there nothing is waited for: a promise would show the fallback for a moment.
  const Part = (props: Props) => createElement(Loaded ?? use((waiting ??= wait())), props);
  return Object.assign(Part, { preload, isLoaded: () => Loaded !== undefined });
};

export interface BelowFoldOptions {
  /**
   * Height that is kept free for it, as CSS, while a page that one goes to is painted for the first time without it.
   * Without a height it is rendered along with the rest of the page.
   */
  readonly reservedHeight?: string;
}

/**
 * A part of a page that the server renders with it, and that comes alive after what is seen first. Its file is called
 * `BelowFold.tsx`: the styles of such parts come with the page.
 *
 * Nothing may render its `Suspense` anew before the code is there, or React throws away what the server rendered:
 * hence the `memo`, and props that don't change while a page is shown.
 */
export const belowFold = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { reservedHeight }: BelowFoldOptions = {},
): ComponentType<Props> & Pick<OnDemand<Props>, "preload"> => {
  const Part = onDemand(load);
  const Whole = memo(function BelowFold(props: Props) {
    // What the server rendered comes before its code; where the code is first, one came from another page.
    const [late] = useState(() => reservedHeight !== undefined && Part.isLoaded() && isEntering());
    const shown = useDeferredValue(true, !late);
    if (!shown) return <div style={{ minBlockSize: reservedHeight }} />;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
  return Object.assign(Whole, { preload: Part.preload });
};
