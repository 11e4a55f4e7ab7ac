"use client";
import { useSyncExternalStore } from "react";

/** The library that knows how numbers are written: 44 kB gzip with its table, so it comes when a field needs it. */
export type PhoneFormats = typeof import("libphonenumber-js/min");

let formats: PhoneFormats | undefined;
let coming: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** Loads the formats once; a failed load is tried again at the next call. */
export function loadPhoneFormats(): Promise<void> {
  coming ??= import("libphonenumber-js/min").then(
    (loaded) => {
      formats = loaded;
      for (const tell of waiting) tell();
    },
    () => {
      coming = undefined;
    },
  );
  return coming;
}

const subscribe = (tell: () => void) => {
  waiting.add(tell);
  return () => void waiting.delete(tell);
};

/** The formats once they are there. Never while a server's HTML is taken over, so that both show the same. */
export const usePhoneFormats = (): PhoneFormats | undefined =>
  useSyncExternalStore(
    subscribe,
    () => formats,
    () => undefined,
  );
