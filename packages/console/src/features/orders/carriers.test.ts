import { expect, test } from "vitest";
import { fitsCarrier } from "./carriers.ts";

test("compares a number with the carrier's pattern without spaces and hyphens", () => {
  const dhl = { pattern: "\\d{10}" };
  expect(fitsCarrier("4102 7735-04", dhl)).toBe(true);
  expect(fitsCarrier("41027735", dhl)).toBe(false);
  expect(fitsCarrier("41027735041", dhl)).toBe(false);
  expect(fitsCarrier("anything", { pattern: null })).toBe(true);
  expect(fitsCarrier("anything", undefined)).toBe(true);
});
