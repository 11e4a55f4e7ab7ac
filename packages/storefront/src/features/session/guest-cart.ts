import { useSyncExternalStore } from "react";
import { withStorage } from "../../app/storage.ts";

/** In local storage: this browser has a cart, be it without an account; ms of the epoch at which it changed last. */
const storageKey = "guestCart";

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // Another tab may be the first to put something in.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
};

const read = (): boolean => withStorage("localStorage", (storage) => storage.getItem(storageKey)) !== null;

/** Remembers that this browser has a cart, and tells its other windows that it has changed. */
export const noteCartChange = (): void => {
  // Without storage the badge of a visitor stays empty; the cart itself is the server's.
  withStorage("localStorage", (storage) => storage.setItem(storageKey, String(Date.now())));
  for (const listener of listeners) listener();
};

/** Whether this browser may have a cart without an account; no while hydrating, as on the server. */
export const useGuestCart = (): boolean => useSyncExternalStore(subscribe, read, () => false);

/** Calls the listener when another window of this browser has changed the cart. @returns stops it */
export const onCartChangedElsewhere = (listener: () => void): (() => void) => {
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (key === storageKey && newValue !== null) listener();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
};
