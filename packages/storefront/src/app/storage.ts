/**
 * Runs with a browser storage. Returns null if the browser forbids it, it is full, or its content is malformed. Use
 * it for all storage access: with site data blocked, even reading `window.localStorage` throws.
 */
export const withStorage = <Result>(
  name: "localStorage" | "sessionStorage",
  use: (storage: Storage) => Result,
): Result | null => {
  try {
    return use(globalThis[name]);
  } catch {
    return null;
  }
};
