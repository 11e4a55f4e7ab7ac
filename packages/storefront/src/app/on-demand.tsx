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
import { useEarlyClick } from "./early-click.ts";
import { isEntering } from "./entering.ts";
import { allMessages } from "./messages.ts";

export type OnDemand<Props> = FunctionComponent<Props> & {
  /** Loads it ahead, so that it is rendered together with its parent. */
  readonly preload: () => Promise<unknown>;
  /** Whether it is loaded already. */
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
      // The next render tries again.
      loading = undefined;
      throw error;
    }
  };
  const preload = (): Promise<ComponentType<Props>> => (loading ??= fetchPart());
  // Without a network it waits for one: a failure would remove the content around it.
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
  // Loaded ahead it renders synchronously: a promise would show the fallback for a moment. A promise that was
  // waited for is asked again, which is synchronous, too: React wants a render that waited to ask as before.
  const Part = (props: Props) =>
    createElement(waiting === undefined && Loaded !== undefined ? Loaded : use((waiting ??= wait())), props);
  return Object.assign(Part, { preload, isLoaded: () => Loaded !== undefined });
};

const EarlyClick = (): null => {
  useEarlyClick();
  return null;
};

export interface BelowFoldOptions {
  /**
   * Height that is kept free for it, as CSS, while a page that one goes to is painted for the first time without it.
   * Without a height it is rendered along with the rest of the page.
   */
  readonly reservedHeight?: string;
}

/**
 * A part of a page that the server renders, and that is hydrated after the first view. Its file is called
 * `BelowFold.tsx`: the styles of such parts come with the page.
 *
 * Its `Suspense` must not re-render before the code is loaded, or React discards the server's markup:
 * hence the `memo`, and props that don't change while a page is shown.
 */
export const belowFold = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { reservedHeight }: BelowFoldOptions = {},
): ComponentType<Props> & Pick<OnDemand<Props>, "preload"> => {
  const Part = onDemand(load);
  const Whole = memo(function BelowFold(props: Props) {
    // Server-rendered markup arrives before the code; the code is first only after a navigation.
    const [late] = useState(() => reservedHeight !== undefined && Part.isLoaded() && isEntering());
    const shown = useDeferredValue(true, !late);
    if (!shown) return <div style={{ minBlockSize: reservedHeight }} />;
    return (
      <Suspense>
        <Part {...props} />
        <EarlyClick />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
  return Object.assign(Whole, { preload: Part.preload });
};
