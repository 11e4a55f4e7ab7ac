import { expect, it } from "vitest";
import { inReadingOrder } from "./reading-order.ts";

const order = (...names: string[]): string[] =>
  inReadingOrder(names.map((name) => ({ name }))).map(({ name }) => name);

it.each([
  ["clothes", ["L", "S", "XL", "M", "XXL"], ["S", "M", "L", "XL", "XXL"]],
  ["clothes with a word among them", ["One size", "L", "S"], ["S", "L", "One size"]],
  ["numbers", ["17", "15", "16"], ["15", "16", "17"]],
  ["rims", ["R16", "R17", "R15"], ["R15", "R16", "R17"]],
  ["volumes", ["1 l", "500 ml", "4 l"], ["500 ml", "1 l", "4 l"]],
  ["volumes in Chinese", ["1升", "500毫升", "4升"], ["500毫升", "1升", "4升"]],
  ["volumes in Thai", ["1 ลิตร", "500 มล.", "1.5 ลิตร"], ["500 มล.", "1 ลิตร", "1.5 ลิตร"]],
  ["volumes in Lao", ["1 ລິດ", "500 ມລ", "1.5 ລິດ"], ["500 ມລ", "1 ລິດ", "1.5 ລິດ"]],
  ["memory", ["1 TB", "256 GB", "512 GB"], ["256 GB", "512 GB", "1 TB"]],
  ["grades", ["C", "A", "E", "B"], ["A", "B", "C", "E"]],
  ["volumes with a decimal comma", ["1,5 l", "2 l", "1 l"], ["1 l", "1,5 l", "2 l"]],
  ["numbers with blanks", [" 17", "15", "16 "], ["15", "16 ", " 17"]],
  ["sizes before as many of an unknown unit", ["3 foo", "M", "1 foo", "S"], ["S", "M", "3 foo", "1 foo"]],
  ["ages", ["10–11 Y", "2–3 Y", "8-9 Y"], ["2–3 Y", "8-9 Y", "10–11 Y"]],
  [
    "clothes with a remark",
    ["M (55–58 cm)", "S (51–54 cm)", "L (58–61 cm)"],
    ["S (51–54 cm)", "M (55–58 cm)", "L (58–61 cm)"],
  ],
  ["half sizes", ["43", "42.5", "42"], ["42", "42.5", "43"]],
])("sorts %s", (_kind, given, wanted) => {
  expect(order(...given)).toEqual(wanted);
});

it("keeps the order by frequency for words", () => {
  expect(order("Red", "Blue", "M")).toEqual(["Red", "Blue", "M"]);
});
