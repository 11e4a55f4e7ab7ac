import { useSyncExternalStore } from "react";

const minuteMs = 60_000;

const everyMinute = (listener: () => void) => {
  const timer = setInterval(listener, minuteMs);
  return () => clearInterval(timer);
};
const thisMinute = (): number => Math.floor(Date.now() / minuteMs) * minuteMs;

/** The current minute, so that texts such as “3 hours late” stay right on an open page. */
export const useNow = (): Date => new Date(useSyncExternalStore(everyMinute, thisMinute));
