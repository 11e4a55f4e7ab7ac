import { beforeEach, expect, test } from "vitest";
import { keepNotes, readNotes } from "./use-kept-notes.ts";

const storage = (() => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    clear: () => kept.clear(),
  } as unknown as Storage;
})();
beforeEach(() => storage.clear());

test("notes are found again, each checkout's own", () => {
  keepNotes("a", { 3: "Ring twice" }, storage);
  expect(readNotes("a", storage)).toEqual({ 3: "Ring twice" });
  expect(readNotes("b", storage)).toEqual({});
});

test("what is no notes is left alone", () => {
  for (const text of ["{", "7", "null", '{"3":4}']) {
    storage.setItem("notes:a", text);
    expect(readNotes("a", storage)).toEqual({});
  }
});
