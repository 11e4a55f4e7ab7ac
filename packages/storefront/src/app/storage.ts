/**
 * Runs with a storage of the browser; null where the browser forbids it, it is full, or what it holds can't be read.
 * Every use goes through it: with site data blocked even naming a storage throws, and a page must not fail for that.
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
