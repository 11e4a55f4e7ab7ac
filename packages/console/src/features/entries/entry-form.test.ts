import { expect, test } from "vitest";
import { shopPageKind } from "../../pages/shop/shop-page/shop-page-kind.ts";
import {
  changedFields,
  isSameValue,
  moveEntry,
  problemsOf,
  savedValues,
  withText,
  mergeEntries,
} from "./entry-form.ts";
import { fieldsOf, type EntryValues } from "./entry-kind.ts";
import { marketKindPaths, shopKindPaths } from "./kind-paths.ts";
import { marketKinds, shopKinds } from "./kinds/index.ts";
import { newsKind } from "./kinds/home-kinds.ts";
import { couponKind } from "./kinds/coupon-kind.ts";

test.each(marketKinds.map((kind) => [kind.path, kind] as const))(
  "describes every field of %s with an initial value",
  (_path, kind) => {
    expect(
      fieldsOf(kind)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(Object.keys(kind.initial).toSorted());
    if (kind.endpoints.remove) expect(problemsOf(kind, kind.initial).get(kind.nameField)).toBe("missing");
  },
);

test("has a route with the right of each kind", () => {
  expect(shopKinds.map(({ path, needs }) => ({ path, needs }))).toEqual(shopKindPaths);
  expect(marketKinds.map(({ path, needs }) => ({ path, needs }))).toEqual(marketKindPaths);
});

test("replaces one language of a text, and removes the text with its last language", () => {
  expect(withText({ en: "Oil", fr: "Huile" }, "fr", "Huiles")).toEqual({ en: "Oil", fr: "Huiles" });
  expect(withText(null, "th", "น้ำมัน")).toEqual({ en: "", th: "น้ำมัน" });
  expect(withText({ en: "Oil" }, "en", "")).toBeNull();
});

test("requires English for each text, and required fields", () => {
  const values = { title: { en: " ", lao: "ນ້ຳມັນ" }, url: " " };
  expect([...problemsOf(newsKind, values)]).toEqual([
    ["title", "needsEnglish"],
    ["url", "missing"],
  ]);
  expect(problemsOf(newsKind, { title: { en: "Oil" }, url: "/" }).size).toBe(0);
});

test("lets a shop page have texts in any one language", () => {
  expect(problemsOf(shopPageKind, { name: "ນ້ຳມັນ", intro: { en: "", lao: "ນ້ຳມັນ" } }).size).toBe(0);
});

test("accepts a coupon name in any one language, and refuses an empty one", () => {
  const named = (name: { en: string; lao?: string }) =>
    problemsOf(couponKind, { ...couponKind.initial, name, value: "5" }).get("name");
  expect(named({ en: "", lao: "ຫຼຸດ 5" })).toBeUndefined();
  expect(named({ en: "" })).toBe("missing");
});

test("trims texts and resets hidden fields before a save", () => {
  expect(savedValues(newsKind, { title: { en: " Oil ", fr: " " }, url: " / " })).toEqual({
    title: { en: "Oil" },
    url: "/",
  });
  const saved = savedValues(couponKind, {
    ...couponKind.initial,
    given: "claim",
    gifts: [3],
    category: 8,
    merchant: "Shop",
  });
  expect(saved).toMatchObject({ gifts: [], category: null, merchant: "Shop" });
});

test("compares texts regardless of the order of languages", () => {
  expect(isSameValue({ en: "a", fr: "b" }, { fr: "b", en: "a" })).toBe(true);
  expect(isSameValue({ en: "" }, null)).toBe(true);
  expect(isSameValue({ en: "a" }, { en: "b" })).toBe(false);
  expect(
    changedFields(newsKind, { title: { en: "a" }, url: "/" }, { title: { en: "a" }, url: "/x" }),
  ).toEqual(["url"]);
});

test("merges with the entry of another user", () => {
  const from: EntryValues = { title: { en: "Old" }, url: "/" };
  const mine: EntryValues = { title: { en: "Mine" }, url: "/" };
  const theirs: EntryValues = { title: { en: "Theirs" }, url: "/theirs" };
  expect(mergeEntries(newsKind, { mine, from, theirs, taken: [] })).toEqual({
    title: { en: "Mine" },
    url: "/theirs",
  });
  expect(mergeEntries(newsKind, { mine, from, theirs, taken: ["title"] })).toEqual(theirs);
});

test("moves an entry within the bounds of its list", () => {
  expect(moveEntry([1, 2, 3], 3, -1)).toEqual([1, 3, 2]);
  expect(moveEntry([1, 2, 3], 3, -3)).toEqual([3, 1, 2]);
  const ids = [1, 2, 3];
  expect(moveEntry(ids, 1, -1)).toBe(ids);
  expect(moveEntry(ids, 9, 1)).toBe(ids);
});
