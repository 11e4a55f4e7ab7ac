import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSignFinder, plainAmount } from "./amounts.ts";

const signOf = (...amounts: string[]) => {
  const finder = createSignFinder();
  for (const amount of amounts) finder.add(amount);
  return finder.sign();
};

describe("the decimal separator of a column", () => {
  it.each([
    [["12,50", "1.234,56", "7", ""], ","],
    [["4,2"], ","],
    [["1\u00A0234,56", "1\u202F234,5"], ","],
    [["12.50", "1,234.56"], "."],
    [["1,234"], "."],
    [["12,50", "12.50"], "."],
    [["1.234"], "."],
    [[], "."],
  ])("is detected in %j: %s", (amounts, sign) => expect(signOf(...amounts)).toBe(sign));
});

describe("plainAmount", () => {
  it.each([
    ["$1,299.00", ".", "$1,299.00"],
    ["9.999", ".", "9.999"],
    ["1’234.56", ".", "1234.56"],
    ["1,23,456.78", ".", "123456.78"],
    ["199:-", ".", "199:-"],
    ["-1.000", ",", "-1000"],
  ] as const)("parses %s with %s as %s", (text, sign, expected) =>
    expect(plainAmount(text, sign)).toBe(expected),
  );

  it("parses every amount of a consistently formatted column", () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 10_000_000_00 }), { minLength: 1, maxLength: 20 });
    const ways = fc.constantFrom<[string, string]>([",", "."], [".", ","], [" ", ","], ["", ","], ["'", "."]);
    fc.assert(
      fc.property(amounts, ways, (cents, [group, sign]) => {
        const written = cents.map((one) => {
          const whole = String(Math.floor(one / 100)).replace(/\B(?=(\d{3})+$)/g, group);
          return `${whole}${sign}${String(one % 100).padStart(2, "0")}`;
        });
        const found = signOf(...written);
        expect(found).toBe(sign);
        expect(written.map((text) => plainAmount(text, found))).toEqual(
          cents.map((one) => (one / 100).toFixed(2)),
        );
      }),
    );
  });
});
