import { expect, it } from "vitest";
import { csvLine, withoutFormula } from "./csv-line.ts";

it.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["+1+cmd|calc", "'+1+cmd|calc"],
  ["+1 604-555-0173", "+1 604-555-0173"],
  ["-12.50", "-12.50"],
  ["Ada", "Ada"],
])("keeps spreadsheets from running %s", (text, expected) => {
  expect(withoutFormula(text)).toBe(expected);
});

it("quotes fields with separators, quotation marks and line breaks", () => {
  expect(csvLine(["a", "b,c", 'd"e', "f\ng"])).toBe('a,"b,c","d""e","f\ng"\r\n');
});
