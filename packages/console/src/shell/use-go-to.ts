import { useRef } from "react";
import { useHotkeys } from "../app/use-hotkeys.ts";
import type { NavEntry } from "./navigation.ts";

/** Milliseconds in which the second key has to follow. */
const windowMs = 1500;

/** `G`, then the key of a menu entry, opens its page. */
export const useGoTo = (entries: readonly NavEntry[], open: (entry: NavEntry) => void): void => {
  const startedAt = useRef(-Infinity);
  const second = (key: string) => () => {
    const entry = entries.find((other) => other.key === key);
    if (!entry || performance.now() - startedAt.current > windowMs) return;
    startedAt.current = -Infinity;
    open(entry);
  };
  useHotkeys({
    g: () => (startedAt.current = performance.now()),
    ...Object.fromEntries(entries.flatMap(({ key }) => (key ? [[key, second(key)]] : []))),
  });
};
