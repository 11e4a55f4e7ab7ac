import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { knownServerTime, serverTime } from "../../app/server-time.ts";

/** Sent to the browser with the other data of the page. */
const clockKey = ["clock"] as const;

/** Notes the server's clock while it renders, so that the browser can count by it. */
export const rememberServerTime = (queryClient: QueryClient): void => {
  if (import.meta.env.SSR) queryClient.setQueryData(clockKey, Date.now());
};

/** The server's current time, ms since 1970; the browser's own if the server said none. */
const serverNow = (queryClient: QueryClient): number => {
  const state = queryClient.getQueryState<number>(clockKey);
  // The data was restored at about the time it was sent: the difference is the error of this clock.
  return state?.data === undefined
    ? (knownServerTime() ?? Date.now())
    : Date.now() + state.data - state.dataUpdatedAt;
};

/** The same, read once: while hydrating it is what the server rendered with. */
export const useServerNow = (): number => {
  const { queryClient, stores } = useApp();
  const [now] = useState(
    () =>
      (stores.session.getState().settled ? undefined : queryClient.getQueryData<number>(clockKey)) ??
      serverNow(queryClient),
  );
  return now;
};

const minuteMs = 60_000;
const everyMinute = (tell: () => void) => {
  const timer = setInterval(tell, minuteMs);
  return () => clearInterval(timer);
};
const thisMinute = (): number => Math.floor(Date.now() / minuteMs) * minuteMs;

/**
 * The clock to the minute, ms since 1970: while hydrating the time that the server rendered at, which may be some
 * minutes ago where the page was kept, then the browser's. Undefined where the page's loader noted no time.
 */
export const useMinute = (): number | undefined => {
  const { queryClient } = useApp();
  return useSyncExternalStore<number | undefined>(everyMinute, thisMinute, () =>
    queryClient.getQueryData<number>(clockKey),
  );
};

/**
 * The server's time on a page that everybody gets from a cache, which can't say it: undefined while hydrating and until
 * an answer has said it. Read anew whenever `moment` changes.
 */
export const useServerTime = (moment?: unknown): number | undefined => {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let isShown = true;
    void serverTime().then((time) => {
      if (isShown) setNow(time);
    });
    return () => {
      isShown = false;
    };
  }, [moment]);
  return now;
};
