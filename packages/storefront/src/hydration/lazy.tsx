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
import { allMessages } from "../app/messages.ts";

/** A component whose code is loaded when it is first rendered. */
export type Lazy<Props> = FunctionComponent<Props> & {
  /** Loads it ahead, so that it is rendered together with its parent. */
  readonly preload: () => Promise<unknown>;
};

export interface LazyOptions {
  /**
   * Height reserved on a page that is entered by navigation, as CSS: the part is rendered after the page's first paint.
   * Without a height it is rendered along with the page.
   */
  readonly reservedHeight?: string;
  /** Leaves the `Suspense` boundary to the parent, which shows a fallback meanwhile. */
  readonly suspendsParent?: boolean;
}

const EarlyClick = (): null => {
  useEarlyClick();
  return null;
};

/**
 * Splits a component from the page, with the texts of all pages: one that is opened later, or one that the server
 * renders and that is hydrated after the first view. All styles of the shop are in the page from the start.
 *
 * Its `Suspense` boundary must not re-render before the code is loaded, or React discards the server's markup: hence the
 * `memo`, and props of server-rendered parts that don't change while a page is shown.
 */
export const lazy = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { reservedHeight, suspendsParent = false }: LazyOptions = {},
): Lazy<Props> => {
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
  // Offline it waits for the network: an error would remove the content around it.
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
  // A preloaded part renders synchronously: a promise would show the fallback for a moment. After waiting, the same
  // promise is used again, which is synchronous too, because React requires the same hooks as in the first attempt.
  const Part = (props: Props) =>
    createElement(waiting === undefined && Loaded !== undefined ? Loaded : use((waiting ??= wait())), props);
  if (suspendsParent) return Object.assign(Part, { preload });
  const Bounded = memo(function LazyPart(props: Props) {
    // Server-rendered markup arrives before the code; the code is first only after a navigation.
    const [isDeferred] = useState(() => reservedHeight !== undefined && Loaded !== undefined && isEntering());
    const shown = useDeferredValue(true, !isDeferred);
    if (!shown) return <div style={{ minBlockSize: reservedHeight }} />;
    return (
      <Suspense>
        <Part {...props} />
        <EarlyClick />
      </Suspense>
    );
  }) as unknown as FunctionComponent<Props>;
  return Object.assign(Bounded, { preload });
};
