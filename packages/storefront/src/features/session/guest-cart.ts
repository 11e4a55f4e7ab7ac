import { useSyncExternalStore } from "react";
import { withStorage } from "../../app/storage.ts";

/** In local storage: this browser has put something in a cart without an account. */
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

/** Remembers that this browser has a cart: the badge counts it from now on. */
export const rememberGuestCart = (): void => {
  // Without storage the badge of a visitor stays empty; the cart itself is the server's.
  withStorage("localStorage", (storage) => storage.setItem(storageKey, "1"));
  for (const listener of listeners) listener();
};

/** Whether this browser may have a cart without an account; no while hydrating, as on the server. */
export const useGuestCart = (): boolean => useSyncExternalStore(subscribe, read, () => false);
