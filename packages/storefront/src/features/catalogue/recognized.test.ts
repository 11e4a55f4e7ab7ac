import { expect, test } from "vitest";
import { displayedSearch, neighboringSizes, sizeOf, resolveSearch, withoutSize } from "./recognized.ts";
import { searchParams } from "./search-params.ts";

const { defaults } = searchParams;

const typed = { ...defaults, title: "Norrland 205/55R16" };
const size = [
  { key: "width", value: "205" },
  { key: "profile", value: "55" },
  { key: "rim", value: "16" },
];

test("adds the options of a size and keeps the keywords", () => {
  const search = resolveSearch(typed, { words: "Norrland", options: size });
  expect(searchParams.href(search)).toBe(
    "/goods/goods_search?title=Norrland&optionValues=profile%3A55%2Crim%3A16%2Cwidth%3A205",
  );
  expect(sizeOf(search)).toBe("205/55 R16");
});

test("replaces a part of the size with a selected facet", () => {
  const search = resolveSearch(
    { ...typed, optionValues: { width: ["225"] } },
    { words: "Norrland", options: size.slice(1) },
  );
  expect(sizeOf(search)).toBe("225/55 R16");
});

test("shows the resolved size in title and breadcrumb, not the typed one", () => {
  const search = { ...defaults, title: "205/55R16", optionValues: { width: ["225"] } };
  const resolvedSearch = resolveSearch(search, { words: "", options: size.slice(1) });
  expect(displayedSearch(search, resolvedSearch, true)).toBe("225/55 R16");
  expect(displayedSearch(typed, resolveSearch(typed, { words: "Norrland", options: size }), true)).toBe(
    "Norrland · 205/55 R16",
  );
  // Two widths aren't one size, so the typed keywords are shown.
  const both = { ...search, optionValues: { width: ["205", "225"] } };
  expect(displayedSearch(both, resolveSearch(both, { words: "", options: size.slice(1) }), true)).toBe(
    "205/55R16",
  );
  expect(displayedSearch(typed, typed, false)).toBe("Norrland 205/55R16");
  expect(displayedSearch(defaults, defaults, false)).toBeUndefined();
});

test("shows keywords without a size unchanged, and no size for several values of a measure", () => {
  expect(sizeOf({ optionValues: { width: ["205", "225"], profile: ["55"], rim: ["16"] } })).toBeUndefined();
  expect(resolveSearch(typed, null)).toBe(typed);
});

test("finds neighboring sizes that differ in one part and have products", () => {
  const search = {
    ...defaults,
    optionValues: { width: ["205"], profile: ["55"], rim: ["16"], set: ["tire"] },
    page: 2,
  };
  const value = (text: string, count: number) => ({ value: text, name: text, count, selected: false });
  const near = neighboringSizes(search, [
    { key: "option:width", values: [value("205", 13), value("215", 8)] },
    { key: "option:profile", values: [value("55", 13), value("60", 9), value("65", 0)] },
    { key: "option:set", values: [value("wheel", 13)] },
  ]);
  expect(near.map(({ size: text, count }) => [text, count])).toEqual([
    ["205/60 R16", 9],
    ["215/55 R16", 8],
  ]);
  expect(near[0]?.search.optionValues["set"]).toEqual(["tire"]);
});

test("keeps the other options without the size", () => {
  const search = {
    ...defaults,
    optionValues: { width: ["205"], profile: ["55"], rim: ["16"], set: ["tire"] },
    page: 2,
  };
  expect(searchParams.href(withoutSize(search))).toBe("/goods/goods_search?optionValues=set%3Atire");
});
