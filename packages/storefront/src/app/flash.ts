/** Notices that are shown after a reload of the page. */
const storageKey = "flash";

export const keepFlash = (notices: readonly string[]): void => {
  sessionStorage.setItem(storageKey, JSON.stringify(notices));
};

/** Takes the notices kept before the reload, once. */
export const takeFlash = (): string[] => {
  const text = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((notice) => typeof notice === "string") : [];
  } catch {
    return [];
  }
};
