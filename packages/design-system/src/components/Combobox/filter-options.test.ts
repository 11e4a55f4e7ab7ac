import { expect, test } from "vitest";
import { filterOptions, foldText } from "./filter-options.ts";

const option = (label: string, group?: string, keywords?: string[]) => ({
  value: label,
  label,
  ...(group && { group }),
  ...(keywords && { keywords }),
});
const labels = (options: ReturnType<typeof option>[], text: string) =>
  filterOptions(options, text).map(({ label }) => label);

test("accents and case don't count, Thai and Lao marks do", () => {
  expect(foldText(" CÔTE ")).toBe("cote");
  expect(foldText("น้ำ")).not.toBe(foldText("นำ"));
  expect(foldText("ຢາງ")).toBe("ຢາງ".normalize("NFD"));
});

test("the beginning comes before a word's beginning, and that before the middle", () => {
  const options = ["Spain", "Papua New Guinea", "New Zealand", "Ireland"].map((label) => option(label));
  expect(labels(options, "new")).toEqual(["New Zealand", "Papua New Guinea"]);
  expect(labels([option("China"), option("India")], "in")).toEqual(["India", "China"]);
});

test("groups stay together in the order of their first fitting option", () => {
  const options = [
    option("Oman", "Common"),
    option("Romania", "Common"),
    option("Isle of Man", "All"),
    option("Manila", "All"),
  ];
  expect(labels(options, "man")).toEqual(["Oman", "Romania", "Manila", "Isle of Man"]);
});

test("an empty text keeps all in their order", () => {
  const options = [option("B"), option("A")];
  expect(filterOptions(options, "  ")).toBe(options);
});
