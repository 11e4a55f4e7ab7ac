import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { emptyDraft, forgetDraft, keepDraft, parseDraft, readDraft } from "./review-draft.ts";

beforeAll(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});
afterAll(() => vi.unstubAllGlobals());

const draft = { stars: 4, serviceStars: 5, text: "Quiet", pictures: ["/media/a.webp"], isAnonymous: true };

test("a draft comes back as it was kept, for its item alone, until it is sent", () => {
  keepDraft(7, draft);
  expect(readDraft(7)).toEqual(draft);
  expect(readDraft(8)).toBeNull();
  forgetDraft(7);
  expect(readDraft(7)).toBeNull();
});

test.each([
  null,
  "",
  "{",
  "[]",
  "{}",
  JSON.stringify({ ...emptyDraft, stars: 9 }),
  JSON.stringify({ ...emptyDraft, pictures: "x" }),
])("%s is no draft", (json) => {
  expect(parseDraft(json)).toBeNull();
});

test("what isn't an address is left out of the pictures", () => {
  expect(parseDraft(JSON.stringify({ ...draft, pictures: [1, "/media/a.webp"] }))?.pictures).toEqual([
    "/media/a.webp",
  ]);
});
