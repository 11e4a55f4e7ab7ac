import fc from "fast-check";
import { expect, test } from "vitest";
import { edgePairs, shapePairs, textPairs } from "../tokens/contrast.ts";
import { breachesOf, contrastsOf, themeFromColor } from "./brand-from-color.ts";
import { hexOf, oklchOf } from "./oklch.ts";

test.each(["#D9261C", "#0B766A", "#FFFFFF", "#000000", "#123456"])("%s survives a round trip", (hex) => {
  expect(hexOf(oklchOf(hex))).toBe(hex);
});

test("keeps lightness and hue of an out-of-gamut color", () => {
  const { l, h } = oklchOf(hexOf({ l: 0.6, c: 0.4, h: 150 }));
  expect(l).toBeCloseTo(0.6, 1);
  expect(h).toBeCloseTo(150, -1);
});

// Shopee, Grab, iOS, Walmart, LINE, two oranges, and the four that had enough contrast with white text.
test.each([
  "#EE4D2D",
  "#00B14F",
  "#0A84FF",
  "#FFC220",
  "#06C755",
  "#F57C00",
  "#FF6A00",
  "#7C3AED",
  "#0F766E",
  "#1A1A1A",
  "#1F5FBF",
])("%s has enough contrast and stays the color of buttons", (act) => {
  // oxfmt-ignore
  const theme = themeFromColor(act);
  expect(breachesOf(theme)).toEqual([]);
  expect(theme.light.color.bg.act).toBe(act);
  expect(theme.dark.color.bg.act).toBe(act);
});

test("has enough contrast for every color", () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(hex, (act) => {
      expect(breachesOf(themeFromColor(act))).toEqual([]);
    }),
  );
});

// A blue, an indigo between blue and purple, an amber and a gray.
test.each(["#0A84FF", "#5B5BD6", "#FFC220", "#1A1A1A"])("gives charts of %s distinct colors", (act) => {
  const { light, dark } = themeFromColor(act);
  for (const { fg } of [light.color, dark.color]) {
    const [first, ...others] = [fg.act, fg.chart2, fg.chart3, fg.chart4, fg.chart5].map(oklchOf);
    for (const other of others) {
      const angle = Math.abs((first?.h ?? 0) - other.h);
      const isOtherHue = Math.min(angle, 360 - angle) >= 30;
      expect(isOtherHue || Math.abs((first?.c ?? 0) - other.c) > 0.04).toBe(true);
    }
    expect(new Set([fg.chart2, fg.chart3, fg.chart4, fg.chart5]).size).toBe(4);
  }
});

test("puts dark text on bright buttons, and darkens text in the color", () => {
  const { light } = themeFromColor("#FFC220");
  expect(light.color.fg.onAct).toBe("#17181A");
  expect(light.color.fg.onBar).toBe("#FFFFFF");
  expect(light.color.fg.act).not.toBe("#FFC220");
  expect(oklchOf(light.color.fg.act).h).toBeCloseTo(oklchOf("#FFC220").h, -1);
});

test("reports a theme with too little contrast", () => {
  const theme = themeFromColor("#1F5FBF");
  theme.light.color.fg.onAct = theme.light.color.bg.act;
  expect(breachesOf(theme)[0]).toMatchObject({ scheme: "light", pair: "fg.onAct on bg.act", minimum: 4.5 });
});

test("reports every pair of both color schemes", () => {
  const contrasts = contrastsOf(themeFromColor("#1F5FBF"));
  const wanted = [
    ...[...textPairs, ...shapePairs].map(([role, back]) => `fg.${role} on bg.${back}`),
    ...edgePairs.map(([role, back]) => `border.${role} on bg.${back}`),
  ];
  expect(wanted).toContain("fg.onAct on bg.act");
  for (const scheme of ["light", "dark"])
    expect(contrasts.filter((each) => each.scheme === scheme).map(({ pair }) => pair)).toEqual(wanted);
});
