import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { knownServerTime, serverTime } from "../../app/server-time.ts";

/** Sent to the browser with the page's other data. */
const clockKey = ["clock"] as const;

/** Stores the render time, so that the browser hydrates the same countdowns. */
export const rememberServerTime = (queryClient: QueryClient): void => {
  if (import.meta.env.SSR) queryClient.setQueryData(clockKey, Date.now());
};

const subscribeToNothing = () => () => undefined;

/** Whether the server renders or the browser hydrates. */
const useIsFirstRender = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

export interface ServerTimeOptions {
  /** A change reads the clock again. */
  readonly moment?: unknown;
  /** Interval in ms for reading the clock; by default it is read once. */
  readonly everyMs?: number;
}

/**
 * The server's time in ms since 1970, independent of the device's clock. The first render uses the time of the server
 * render, which may be minutes ago for a cached page. Undefined if the loader stored none and no response has
 * provided the time yet.
 */
export const useServerTime = ({ moment, everyMs }: ServerTimeOptions = {}): number | undefined => {
  const { queryClient } = useApp();
  const isFirst = useIsFirstRender();
  const [now, setNow] = useState(() =>
    isFirst ? queryClient.getQueryData<number>(clockKey) : knownServerTime(),
  );
  useEffect(() => {
    let isShown = true;
    const read = async (): Promise<void> => {
      const time = await serverTime();
      if (isShown) setNow(time);
    };
    void read();
    const timer = everyMs === undefined ? undefined : setInterval(() => void read(), everyMs);
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, [moment, everyMs]);
  return now;
};
