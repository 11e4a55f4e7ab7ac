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

test("the formula gives the known extremes", () => {
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
      // Not rounded: 4.49 is too low. The comparison is turned round so that a missing color (NaN) fails.
      .filter(({ ratio }) => !(ratio >= least));

  test("text reads at 4.5:1", () => expect(tooLow(textPairs, colors, 4.5)).toEqual([]));
  test("meaningful shapes stand out at 3:1", () => expect(tooLow(shapePairs, colors, 3)).toEqual([]));
  test("edges and the focus ring stand out at 3:1", () => expect(tooLow(edgePairs, edge, 3)).toEqual([]));
});

/** Degrees between two hues, 0 to 180. */
const hueDistance = (one: string, other: string): number => {
  const distance = Math.abs(oklchOf(one).h - oklchOf(other).h);
  return Math.min(distance, 360 - distance);
};

// An error must not read as the brand: 20 degrees apart, the eye sees two colors side by side.
describe.each(Object.entries(schemes))("%s: an error is not the brand", (_name, { color }) => {
  test.each([
    ["text", color.fg.critical, color.fg.act],
    ["tint", color.bg.critical, color.bg.tint],
    ["fill", color.bg.criticalSolid, color.bg.act],
    ["edge", color.border.critical, color.border.act],
  ])("%s", (_role, error, brand) => {
    expect(hueDistance(error, brand)).toBeGreaterThanOrEqual(20);
  });
});
