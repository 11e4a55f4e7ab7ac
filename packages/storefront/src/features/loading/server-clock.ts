import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { knownServerTime, serverTime } from "../../app/server-time.ts";

/** Sent to the browser with the other data of the page. */
const clockKey = ["clock"] as const;

/** Notes when the page is rendered, so that the browser can hydrate what the server counted by it. */
export const rememberServerTime = (queryClient: QueryClient): void => {
  if (import.meta.env.SSR) queryClient.setQueryData(clockKey, Date.now());
};

const never = () => () => undefined;

/** Whether the server renders, or the browser takes over what it rendered. */
const useIsFirstRender = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

export interface ServerTimeOptions {
  /** Its change reads the clock anew. */
  readonly moment?: unknown;
  /** How often the clock is read anew, ms; else it stands still. */
  readonly everyMs?: number;
}

/**
 * The server's time, ms since 1970, whatever the clock of this device says. The first render has the time at which the
 * page was rendered, which may be some minutes ago where a cache has kept it; undefined where its loader noted none, and
 * until an answer has said it.
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
