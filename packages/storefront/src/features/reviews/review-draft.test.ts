import { beforeEach, expect, test, vi } from "vitest";
import { emptyDraft, reviewDraft } from "./review-draft.ts";

const items = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});

const draft = { stars: 4, serviceStars: 5, text: "Quiet", pictures: ["/media/a.webp"], isAnonymous: true };

test("restores the draft of an item until it is submitted", () => {
  reviewDraft(7).keep(draft);
  expect(reviewDraft(7).read()).toEqual(draft);
  expect(reviewDraft(8).read()).toBeNull();
  reviewDraft(7).forget();
  expect(reviewDraft(7).read()).toBeNull();
});

test.each(["", "{", "null", "[]", "{}", JSON.stringify({ ...emptyDraft, stars: 9 })])(
  "ignores the malformed draft %s",
  (json) => {
    items.set("review:9", json);
    expect(reviewDraft(9).read()).toBeNull();
  },
);

test("ignores pictures that aren't URLs", () => {
  items.set("review:9", JSON.stringify({ ...draft, pictures: [1, "/media/a.webp"] }));
  expect(reviewDraft(9).read()?.pictures).toEqual(["/media/a.webp"]);
});

test("works without storage", () => {
  vi.stubGlobal("sessionStorage", undefined);
  reviewDraft(7).keep(draft);
  expect(reviewDraft(7).read()).toBeNull();
});
