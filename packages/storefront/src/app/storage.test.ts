import { expect, test, vi } from "vitest";
import { keepFlash, takeFlash } from "./flash.ts";
import { withStorage } from "./storage.ts";

/** Storage of a tab, in which nothing more fits once it is full. */
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

test("where the browser forbids storage nothing is kept, and nothing fails", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(withStorage("sessionStorage", (storage) => storage.length)).toBeNull();
  keepFlash(["Welcome"]);
  expect(takeFlash()).toEqual([]);
});

test("a full storage keeps nothing, and nothing fails", () => {
  vi.stubGlobal("sessionStorage", memory(true));
  keepFlash(["Welcome"]);
  expect(takeFlash()).toEqual([]);
});

test("what was kept is said once; anything else that stands there is nothing", () => {
  const storage = memory();
  vi.stubGlobal("sessionStorage", storage);
  keepFlash(["Welcome"]);
  expect(takeFlash()).toEqual(["Welcome"]);
  expect(takeFlash()).toEqual([]);
  storage.setItem("flash", "{");
  expect(takeFlash()).toEqual([]);
});
