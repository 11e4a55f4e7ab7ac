import { expect, test } from "vitest";
import { sizeOf, spelledOut } from "./recognized.ts";
import { searchAddress } from "../../../features/catalogue/search-address.ts";

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

test("several values of a measure are no size, and words without one stay as they are", () => {
  expect(sizeOf({ options: { width: ["205", "225"], profile: ["55"], rim: ["16"] } })).toBeUndefined();
  expect(spelledOut(typed, null)).toBe(typed);
});
