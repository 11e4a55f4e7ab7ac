import { describe, expect, test } from "vitest";
import { oklchOf } from "../theme/oklch.ts";
import { contrast, edgePairs, shapePairs, textPairs } from "./contrast.ts";
import { redTheme } from "./themes/red.ts";
import { tealTheme } from "./themes/teal.ts";

const schemes = {
  "red light": redTheme.light,
  "red dark": redTheme.dark,
  "teal light": tealTheme.light,
  "teal dark": tealTheme.dark,
};

test("calculates the known extremes", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
  expect(contrast("#D9261C", "#FFFFFF")).toBeCloseTo(4.95, 1);
});

describe.each(Object.entries(schemes))("%s", (_name, { color }) => {
  const colors: Record<string, string> = color.fg;
  const surface: Record<string, string> = color.bg;
  const edge: Record<string, string> = color.border;

  const tooLow = (
    pairs: readonly (readonly [string, string])[],
    from: Record<string, string>,
    least: number,
  ) =>
    pairs
      .map(([one, under]) => ({
        pair: `${one} on ${under}`,
        ratio: contrast(from[one] ?? "", surface[under] ?? ""),
      }))
      // Not rounded: 4.49 is too low. The negated comparison also fails for a missing color (NaN).
      .filter(({ ratio }) => !(ratio >= least));

  test("has 4.5:1 for text", () => expect(tooLow(textPairs, colors, 4.5)).toEqual([]));
  test("has 3:1 for meaningful shapes", () => expect(tooLow(shapePairs, colors, 3)).toEqual([]));
  test("has 3:1 for borders and the focus ring", () => expect(tooLow(edgePairs, edge, 3)).toEqual([]));
});

/** Distance between two hues in degrees, 0 to 180. */
const hueDistance = (one: string, other: string): number => {
  const distance = Math.abs(oklchOf(one).h - oklchOf(other).h);
  return Math.min(distance, 360 - distance);
};

// Error and brand colors must be distinguishable: at least 20 degrees apart.
describe.each(Object.entries(schemes))("%s: separates error and brand colors", (_name, { color }) => {
  test.each([
    ["text", color.fg.critical, color.fg.act],
    ["tint", color.bg.critical, color.bg.tint],
    ["fill", color.bg.criticalSolid, color.bg.act],
    ["edge", color.border.critical, color.border.act],
  ])("%s", (_role, error, brand) => {
    expect(hueDistance(error, brand)).toBeGreaterThanOrEqual(20);
  });
});
