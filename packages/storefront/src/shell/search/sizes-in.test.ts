import { expect, test } from "vitest";
import { sizesIn } from "./sizes-in.ts";

const value = (text: string, count: number, selected = false) => ({
  value: text,
  name: text,
  count,
  selected,
});

test("returns width and profile with each available rim, the most common first", () => {
  const facets = [
    { key: "option:width", values: [value("195", 3), value("205", 19, true)] },
    { key: "option:profile", values: [value("55", 19, true)] },
    { key: "option:rim", values: [value("15", 0), value("17", 6), value("16", 13)] },
  ];
  expect(sizesIn(facets)).toEqual([
    { size: "205/55 R16", count: 13 },
    { size: "205/55 R17", count: 6 },
  ]);
  expect(sizesIn(facets.slice(1))).toEqual([]);
  // All have the same rim, so the rim restricts nothing and isn't part of the response.
  expect(sizesIn(facets.slice(0, 2))).toEqual([
    { size: "205/55", count: 19 },
    { size: "195/55", count: 3 },
  ]);
});
