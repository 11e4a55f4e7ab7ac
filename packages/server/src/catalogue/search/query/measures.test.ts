import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findMeasures } from "./measures.ts";
import { parseQuery } from "./parse-query.ts";
import { indexTokens, foldText } from "./tokens.ts";

const finds = (query: string, text: string): boolean => {
  const index = new Set(indexTokens([text]));
  const { tokens } = parseQuery(query);
  return (
    tokens.length > 0 && tokens.every((group) => group.some((all) => all.every((token) => index.has(token))))
  );
};

/** Spellings of one measure per row. */
const spellings = [
  ["5x112", "5X112", "5×112", "5 x 112", "5 × 112", "5*112", "5 * 112", "5-112", "5/112"],
  ["16 × 7J", "16 x 7J", "16x7J", "7Jx16", "7J x 16", "16x7", "7x16"],
  ["18 × 8J", "8x18", "18x8J", '18" x 8J'],
  ["M14x1.5", "M14 x 1.5", "M14 × 1,5", "14x1.5"],
  ['1/2"', "1/2", "½", "1⁄2″"],
  ["20 in", "20in", '20"', "20″", "20 inch", "20-inch"],
  ["0,75 l", "0.75 l", "0.75l", "0,75L", "0,75 litres"],
  ["30x40x50 cm", "30 × 40 × 50cm"],
];

describe("a measure", () => {
  it.each(spellings)("finds %s by every other spelling", (...all) => {
    for (const query of all)
      for (const text of all)
        expect([query, text, finds(query, `Part ${text} new`)]).toEqual([query, text, true]);
  });

  it.each([
    ["5x112", "Wheel 5x120"],
    ["16x7", "16 tires, 7 bolts"],
    ['1/2"', "1 of 2"],
    ["1/2", "Adaptor 3/4"],
    ["0,75 l", "7.5 l"],
    ["2x500 ml", "500 ml"],
  ])("treats %s and %s as different", (query, text) => expect(finds(query, text)).toBe(false));

  it.each(["205/55 R16", "5W-30", "2026-11-27", "10/100", "phone 555-112"])("isn't detected in %s", (text) =>
    expect(findMeasures(foldText(text))).toEqual([]),
  );

  const side = fc.oneof(
    fc.integer({ min: 1, max: 999 }).map(String),
    fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 9 })).map(([a, b]) => `${a}.${b}`),
  );
  const sign = fc.constantFrom("x", "X", "×", "*", " x ", " × ", " * ", "x ", " ×");
  const spelling = (one: string, other: string) =>
    fc
      .tuple(sign, fc.constantFrom(".", ","), fc.constantFrom("", "J", " J", "cm", " mm"), fc.boolean())
      .map(([by, point, unit, isSwapped]) => {
        const sides = isSwapped ? [other, one] : [one, other];
        return `${sides.join(by)}${unit}`.replaceAll(".", point);
      });

  it("finds the same texts in any spelling", () => {
    const measure = fc
      .tuple(side, side)
      .chain(([a, b]) => fc.tuple(spelling(a, b), spelling(a, b), spelling(a, b)));
    fc.assert(
      fc.property(measure, ([query, other, text]) => {
        expect(parseQuery(query).tokens).toEqual(parseQuery(other).tokens);
        expect(finds(query, `Wheel ${text} black`)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("finds bolt circles with a hyphen or a slash as well", () => {
    const circle = fc.tuple(fc.integer({ min: 3, max: 8 }), fc.integer({ min: 98, max: 209 }));
    fc.assert(
      fc.property(circle, fc.constantFrom("-", "/", " / ", "x"), ([holes, mm], by) => {
        expect(finds(`wheel ${holes}${by}${mm}`, `Wheel ${holes} × ${mm}`)).toBe(true);
        expect(finds(`${holes}x${mm}`, `Wheel ${holes}${by}${mm}`)).toBe(true);
      }),
    );
  });
});
