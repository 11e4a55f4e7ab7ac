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

test("ignores accents and case, but not Thai and Lao marks", () => {
  expect(foldText(" CÔTE ")).toBe("cote");
  expect(foldText("น้ำ")).not.toBe(foldText("นำ"));
  expect(foldText("ຢາງ")).toBe("ຢາງ".normalize("NFD"));
});

test("ranks label prefixes before word prefixes before other matches", () => {
  const options = ["Spain", "Papua New Guinea", "New Zealand", "Ireland"].map((label) => option(label));
  expect(labels(options, "new")).toEqual(["New Zealand", "Papua New Guinea"]);
  expect(labels([option("China"), option("India")], "in")).toEqual(["India", "China"]);
});

test("keeps groups together, ordered by their first match", () => {
  const options = [
    option("Oman", "Common"),
    option("Romania", "Common"),
    option("Isle of Man", "All"),
    option("Manila", "All"),
  ];
  expect(labels(options, "man")).toEqual(["Oman", "Romania", "Manila", "Isle of Man"]);
});

test("keeps all options in order for empty text", () => {
  const options = [option("B"), option("A")];
  expect(filterOptions(options, "  ")).toBe(options);
});
