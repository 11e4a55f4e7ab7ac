import { withStorage } from "./storage.ts";

/** Notices that are shown after a reload of the page. */
const storageKey = "flash";

export const keepFlash = (notices: readonly string[]): void => {
  withStorage("sessionStorage", (storage) => storage.setItem(storageKey, JSON.stringify(notices)));
};

/** Takes the notices kept before the reload, once. */
export const takeFlash = (): string[] => {
  const value = withStorage("sessionStorage", (storage): unknown => {
    const text = storage.getItem(storageKey);
    storage.removeItem(storageKey);
    return JSON.parse(text ?? "null");
  });
  return Array.isArray(value) ? value.filter((notice) => typeof notice === "string") : [];
};
