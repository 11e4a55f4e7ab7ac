import { expect, test, vi } from "vitest";
import { keepFlash, takeFlash } from "./flash.ts";
import { withStorage } from "./storage.ts";

/** A fake storage; `isFull` makes every write throw. */
const memory = (isFull = false) => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
};

test("ignores storage that the browser forbids", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(withStorage("sessionStorage", (storage) => storage.length)).toBeNull();
  keepFlash(["Welcome"]);
  expect(takeFlash()).toEqual([]);
});

test("ignores a full storage", () => {
  vi.stubGlobal("sessionStorage", memory(true));
  keepFlash(["Welcome"]);
  expect(takeFlash()).toEqual([]);
});

test("returns stored messages once and ignores malformed ones", () => {
  const storage = memory();
  vi.stubGlobal("sessionStorage", storage);
  keepFlash(["Welcome"]);
  expect(takeFlash()).toEqual(["Welcome"]);
  expect(takeFlash()).toEqual([]);
  storage.setItem("flash", "{");
  expect(takeFlash()).toEqual([]);
});
