import { Big } from "big.js";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allot, eachOf, fromMinor, minorDigits, shareOf, sum, toMinor } from "./money.ts";

const runs = { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 1000) };
const amount = fc.bigInt({ min: 0n, max: 10_000_000_000n });

describe("minor units", () => {
  it.each([
    ["JPY", 0, "1200", 1200n],
    ["USD", 2, "12.50", 1250n],
    ["KWD", 3, "1.234", 1234n],
    ["kwd", 3, "0", 0n],
  ])("%s has %i digits", (currency, digits, text, minor) => {
    expect(minorDigits(currency)).toBe(digits);
    expect(toMinor(text, digits)).toBe(minor);
  });

  it("rounds half up, never to even", () => {
    expect(toMinor("0.005", 2)).toBe(1n);
    expect(toMinor("0.0149", 2)).toBe(1n);
    expect(toMinor("2.5", 0)).toBe(3n);
    expect(shareOf(50n, new Big("0.05"))).toBe(3n);
  });

  it("refuses text that isn't a number", () => {
    expect(() => toMinor("12,50", 2)).toThrow("Invalid number");
  });

  it.each([
    [0n, 2, "0.00"],
    [5n, 2, "0.05"],
    [1234n, 3, "1.234"],
    [1200n, 0, "1200"],
    [0n, 0, "0"],
    [-5n, 2, "-0.05"],
    [-1250n, 2, "-12.50"],
  ])("formats %s with %i digits as %s", (minor, digits, text) => {
    expect(fromMinor(minor, digits)).toBe(text);
  });

  it("divides an amount by units", () => {
    expect([eachOf(900n, 3), eachOf(1000n, 3), eachOf(5n, 2), eachOf(0n, 7)]).toEqual([300n, 333n, 3n, 0n]);
  });

  it("survives a round trip through text", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -10_000_000_000n, max: 10_000_000_000n }),
        fc.constantFrom(0, 2, 3),
        (minor, digits) => {
          expect(toMinor(fromMinor(minor, digits), digits)).toBe(minor);
        },
      ),
      runs,
    );
  });
});

describe("allot", () => {
  it("assigns the odd cent to the largest remainder", () => {
    expect(allot(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(allot(10n, [30n, 70n, 0n])).toEqual([3n, 7n, 0n]);
    expect(allot(1n, [0n, 0n])).toEqual([1n, 0n]);
    expect(allot(0n, [])).toEqual([]);
    // 3⅛ and 1⅞: not to the larger weight.
    expect(allot(5n, [5n, 3n])).toEqual([3n, 2n]);
  });

  it("assigns it to the larger weight for equal remainders, then to the earlier one", () => {
    expect(allot(2n, [1n, 3n])).toEqual([0n, 2n]);
    expect(allot(2n, [1n, 1n, 1n])).toEqual([1n, 1n, 0n]);
  });

  it("adds up exactly, stays within one unit of the exact share, and never exceeds a weight if all weights cover the amount", () => {
    fc.assert(
      fc.property(
        amount,
        fc.array(fc.bigInt({ min: 0n, max: 1_000_000n }), { minLength: 1, maxLength: 12 }),
        (whole, weights) => {
          const parts = allot(whole, weights);
          const total = sum(weights);
          expect(sum(parts)).toBe(whole);
          if (total === 0n) return;
          parts.forEach((part, index) => {
            const distance = part * total - whole * (weights[index] ?? 0n);
            expect(distance < total && -distance < total).toBe(true);
            if (whole <= total) expect(part <= (weights[index] ?? 0n)).toBe(true);
          });
        },
      ),
      runs,
    );
  });
});
