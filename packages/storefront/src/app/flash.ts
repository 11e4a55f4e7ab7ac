import { withStorage } from "./storage.ts";

/** Messages that are shown after a page reload. */
const storageKey = "flash";

export const keepFlash = (notices: readonly string[]): void => {
  withStorage("sessionStorage", (storage) => storage.setItem(storageKey, JSON.stringify(notices)));
};

/** Returns and removes the messages stored before the reload. */
export const takeFlash = (): string[] => {
  const value = withStorage("sessionStorage", (storage): unknown => {
    const text = storage.getItem(storageKey);
    storage.removeItem(storageKey);
    return JSON.parse(text ?? "null");
  });
  return Array.isArray(value) ? value.filter((notice) => typeof notice === "string") : [];
};
