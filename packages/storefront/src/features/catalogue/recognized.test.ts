import { expect, test } from "vitest";
import { askedFor, neighboringSizes, sizeOf, resolveSearch, withoutSize } from "./recognized.ts";
import { searchParams } from "./search-params.ts";

const { defaults } = searchParams;

const typed = { ...defaults, title: "Norrland 205/55R16" };
const size = [
  { key: "width", value: "205" },
  { key: "profile", value: "55" },
  { key: "rim", value: "16" },
];

test("a size in the words becomes options, and the words stay", () => {
  const search = resolveSearch(typed, { words: "Norrland", options: size });
  expect(searchParams.href(search)).toBe(
    "/goods/goods_search?title=Norrland&optionValues=profile%3A55%2Crim%3A16%2Cwidth%3A205",
  );
  expect(sizeOf(search)).toBe("205/55 R16");
});

test("a facet that was chosen instead changes the size", () => {
  const search = resolveSearch(
    { ...typed, optionValues: { width: ["225"] } },
    { words: "Norrland", options: size.slice(1) },
  );
  expect(sizeOf(search)).toBe("225/55 R16");
});

test("title and breadcrumb say the size that is resolvedSearch, not the one that was typed", () => {
  const search = { ...defaults, title: "205/55R16", optionValues: { width: ["225"] } };
  const resolvedSearch = resolveSearch(search, { words: "", options: size.slice(1) });
  expect(askedFor(search, resolvedSearch, true)).toBe("225/55 R16");
  expect(askedFor(typed, resolveSearch(typed, { words: "Norrland", options: size }), true)).toBe(
    "Norrland · 205/55 R16",
  );
  // Two widths are no size: what was typed stands for them.
  const both = { ...search, optionValues: { width: ["205", "225"] } };
  expect(askedFor(both, resolveSearch(both, { words: "", options: size.slice(1) }), true)).toBe("205/55R16");
  expect(askedFor(typed, typed, false)).toBe("Norrland 205/55R16");
  expect(askedFor(defaults, defaults, false)).toBeUndefined();
});

test("several values of a measure are no size, and words without one stay as they are", () => {
  expect(sizeOf({ optionValues: { width: ["205", "225"], profile: ["55"], rim: ["16"] } })).toBeUndefined();
  expect(resolveSearch(typed, null)).toBe(typed);
});

test("sizes beside it differ in one part and have products; a value that is found nowhere is none", () => {
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

test("without the size the other options stay", () => {
  const search = {
    ...defaults,
    optionValues: { width: ["205"], profile: ["55"], rim: ["16"], set: ["tire"] },
    page: 2,
  };
  expect(searchParams.href(withoutSize(search))).toBe("/goods/goods_search?optionValues=set%3Atire");
});
