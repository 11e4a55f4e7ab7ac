"use client";
import { useSyncExternalStore } from "react";

/** The library that formats phone numbers: 44 kB gzipped with its metadata, so it is loaded on demand. */
export type PhoneFormats = typeof import("libphonenumber-js/min");

let formats: PhoneFormats | undefined;
let coming: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads the formats once; retries a failed load on the next call. */
export function loadPhoneFormats(): Promise<void> {
  coming ??= import("libphonenumber-js/min").then(
    (loaded) => {
      formats = loaded;
      for (const notify of listeners) notify();
    },
    () => {
      coming = undefined;
    },
  );
  return coming;
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** The formats once loaded. Undefined during hydration, so that server and client render the same. */
export const usePhoneFormats = (): PhoneFormats | undefined =>
  useSyncExternalStore(
    subscribe,
    () => formats,
    () => undefined,
  );
