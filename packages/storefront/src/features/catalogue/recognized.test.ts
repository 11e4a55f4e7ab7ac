import { expect, test } from "vitest";
import { askedFor, neighboringSizes, sizeOf, spelledOut, withoutSize } from "./recognized.ts";
import { searchAddress } from "./search-address.ts";

const typed = { title: "Norrland 205/55R16", options: {}, page: 1 };
const size = [
  { key: "width", value: "205" },
  { key: "profile", value: "55" },
  { key: "rim", value: "16" },
];

test("a size in the words becomes options, and the words stay", () => {
  const search = spelledOut(typed, { words: "Norrland", options: size });
  expect(searchAddress(search)).toBe(
    "/goods/goods_search?title=Norrland&optionValues=profile%3A55%2Crim%3A16%2Cwidth%3A205",
  );
  expect(sizeOf(search)).toBe("205/55 R16");
});

test("a facet that was chosen instead changes the size", () => {
  const search = spelledOut(
    { ...typed, options: { width: ["225"] } },
    { words: "Norrland", options: size.slice(1) },
  );
  expect(sizeOf(search)).toBe("225/55 R16");
});

test("title and breadcrumb say the size that is meant, not the one that was typed", () => {
  const search = { title: "205/55R16", options: { width: ["225"] }, page: 1 };
  const meant = spelledOut(search, { words: "", options: size.slice(1) });
  expect(askedFor(search, meant, true)).toBe("225/55 R16");
  expect(askedFor(typed, spelledOut(typed, { words: "Norrland", options: size }), true)).toBe(
    "Norrland · 205/55 R16",
  );
  // Two widths are no size: what was typed stands for them.
  const both = { ...search, options: { width: ["205", "225"] } };
  expect(askedFor(both, spelledOut(both, { words: "", options: size.slice(1) }), true)).toBe("205/55R16");
  expect(askedFor(typed, typed, false)).toBe("Norrland 205/55R16");
  expect(askedFor({ options: {}, page: 1 }, { options: {}, page: 1 }, false)).toBeUndefined();
});

test("several values of a measure are no size, and words without one stay as they are", () => {
  expect(sizeOf({ options: { width: ["205", "225"], profile: ["55"], rim: ["16"] } })).toBeUndefined();
  expect(spelledOut(typed, null)).toBe(typed);
});

test("sizes beside it differ in one part and have products; a value that is found nowhere is none", () => {
  const search = { options: { width: ["205"], profile: ["55"], rim: ["16"], set: ["tire"] }, page: 2 };
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
  expect(near[0]?.search.options["set"]).toEqual(["tire"]);
});

test("without the size the other options stay", () => {
  const search = { options: { width: ["205"], profile: ["55"], rim: ["16"], set: ["tire"] }, page: 2 };
  expect(searchAddress(withoutSize(search))).toBe("/goods/goods_search?optionValues=set%3Atire");
});
