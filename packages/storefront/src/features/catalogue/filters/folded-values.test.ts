import { expect, test } from "vitest";
import { foldedValues, matching, nameOf } from "./folded-values.ts";

const widths = [155, 165, 175, 185, 195, 205, 215, 225, 235, 245, 255, 265];
const values = widths.map((width) => ({ label: String(width), chosen: width === 265 }));

test("shows the first eight and the selected values of a long list", () => {
  expect(foldedValues(values).map(nameOf)).toEqual([155, 165, 175, 185, 195, 205, 215, 225, 265].map(String));
});

test("shows the values with the most products, sorted by size", () => {
  const counts = [1, 0, 8, 20, 40, 60, 50, 45, 30, 10, 5, 0];
  expect(foldedValues(values, counts).map(nameOf)).toEqual(
    [175, 185, 195, 205, 215, 225, 235, 245, 265].map(String),
  );
});

test("matches names with diacritics when typed without them", () => {
  const names = [{ label: "Škoda" }, { label: "Citroën" }];
  expect(matching(names, " skod ").map(nameOf)).toEqual(["Škoda"]);
  expect(matching(names, "")).toEqual(names);
});
