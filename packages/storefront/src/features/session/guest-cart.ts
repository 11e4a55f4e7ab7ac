import { useSyncExternalStore } from "react";
import { withStorage } from "../../app/storage.ts";

/**
 * Local storage key. Its value marks that this browser has a cart, with or without an account: time of the last
 * change in epoch ms.
 */
const storageKey = "guestCart";

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // Another tab may be the first to add an item.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
};

const read = (): boolean => withStorage("localStorage", (storage) => storage.getItem(storageKey)) !== null;

/** Stores that this browser has a cart, and notifies its other windows of the change. */
export const recordCartChange = (): void => {
  // Without storage a guest's badge stays empty, but the server still has the cart.
  withStorage("localStorage", (storage) => storage.setItem(storageKey, String(Date.now())));
  for (const listener of listeners) listener();
};

/** Whether this browser may have a guest cart; false while hydrating, as on the server. */
export const useGuestCart = (): boolean => useSyncExternalStore(subscribe, read, () => false);

/** Subscribes to cart changes by other windows of this browser. @returns the unsubscribe function */
export const onCartChangedElsewhere = (listener: () => void): (() => void) => {
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (key === storageKey && newValue !== null) listener();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
};
