import { describe, expect, test } from "vitest";
import {
  enterTrackingLines,
  readTrackingFile,
  readTrackingLines,
  readyRows,
  type SheetRow,
} from "./tracking-numbers.ts";

const first = "SH314523920638926401";
const second = "SH729104668120553701";
const orderNos = [first, second];
const rows: SheetRow[] = orderNos.map((orderNo) => ({ orderNo, carrier: "dhl", number: "" }));
const numbersOf = (all: readonly SheetRow[]) => all.map(({ number }) => number);

describe("readTrackingLines", () => {
  test("reads a pasted column", () => {
    expect(readTrackingLines("4102773504\n4102773505\n", orderNos)).toEqual([
      { number: "4102773504" },
      { number: "4102773505" },
    ]);
  });
  test.each([
    ["comma", `order,tracking\n"${second}","4102773505"`],
    ["semicolon", `${second};4102773505`],
    ["tab, number first", `4102773505\t${second}`],
    ["grouped number", "7291 0466 8120 5537-1,4102773505"],
  ])("recognizes the order's number: %s", (_, text) => {
    expect(readTrackingLines(text, orderNos)).toEqual([{ orderNo: second, number: "4102773505" }]);
  });
  test("ignores headers and empty lines", () => {
    expect(readTrackingLines("Tracking number\n\n", orderNos)).toEqual([]);
  });
});

describe("enterTrackingLines", () => {
  test("fills rows downwards from the focused one and ignores the rest", () => {
    const lines = [{ number: "1" }, { number: "2" }, { number: "3" }];
    expect(numbersOf(enterTrackingLines(rows, lines, 0))).toEqual(["1", "2"]);
    expect(numbersOf(enterTrackingLines(rows, lines, 1))).toEqual(["", "1"]);
  });
  test("enters each number in the row of its order and clears the row's problem", () => {
    const refused = rows.map((row) => ({ ...row, problem: "Refused" }));
    const next = enterTrackingLines(refused, [{ orderNo: second, number: "9" }], 0);
    expect(next.map(({ number, problem }) => [number, problem])).toEqual([
      ["", "Refused"],
      ["9", undefined],
    ]);
  });
  test("skips shipped rows", () => {
    const shipped = rows.map((row, index) => (index === 0 ? { ...row, number: "7", isShipped: true } : row));
    expect(numbersOf(enterTrackingLines(shipped, [{ number: "8" }], 0))).toEqual(["7", "8"]);
  });
});

test("sends only rows with a number that aren't shipped", () => {
  const some: SheetRow[] = [
    { orderNo: "a", carrier: "dhl", number: " " },
    { orderNo: "b", carrier: "dhl", number: "1" },
    { orderNo: "c", carrier: "dhl", number: "2", isShipped: true },
  ];
  expect(readyRows(some).map(({ orderNo }) => orderNo)).toEqual(["b"]);
});

test("reports lines of a file that belong to no order of the sheet", () => {
  const file = `order,number\n${first},1Z1\nSH99999999999999999,1Z2\n${second},1Z3\n`;
  expect(readTrackingFile(file, orderNos)).toEqual({
    matched: [
      { orderNo: first, number: "1Z1" },
      { orderNo: second, number: "1Z3" },
    ],
    unmatched: ["SH99999999999999999,1Z2"],
  });
  expect(readTrackingFile("1Z1\n1Z2\n1Z3", orderNos).unmatched).toEqual(["1Z3"]);
});
