import { expect, test } from "vitest";
import { edgePairs, shapePairs, textPairs } from "../tokens/contrast.ts";
import { redTheme } from "../tokens/themes/red.ts";
import { brandCss, breachesOf, contrastsOf, themeFromColor } from "./brand-from-color.ts";
import { hexOf, oklchOf } from "./oklch.ts";

test.each(["#D9261C", "#0B766A", "#FFFFFF", "#000000", "#123456"])("%s survives a round trip", (hex) => {
  expect(hexOf(oklchOf(hex))).toBe(hex);
});

test("keeps lightness and hue of an out-of-gamut color", () => {
  const { l, h } = oklchOf(hexOf({ l: 0.6, c: 0.4, h: 150 }));
  expect(l).toBeCloseTo(0.6, 1);
  expect(h).toBeCloseTo(150, -1);
});

test("passes all contrast checks for a dark primary color", () => {
  expect(breachesOf(themeFromColor("#1F5FBF"))).toEqual([]);
});

test("reports a light primary color, with the contrast of white text on it", () => {
  const breach = breachesOf(themeFromColor("#F2A93B")).find(({ pair }) => pair === "fg.onAct on bg.act");
  expect(breach).toMatchObject({ scheme: "light", minimum: 4.5 });
  expect(breach?.ratio).toBeCloseTo(2, 0);
});

test("contains only differences from the default theme", () => {
  const css = brandCss({ act: "#1F5FBF", radius: { control: 2, card: 4, panel: 6 } });
  expect(css).toContain("--ds-color-bg-act: #1F5FBF;");
  expect(css).toContain("--ds-radius-card: 4px;");
  expect(css).not.toContain("--ds-color-bg-page");
  expect(css).not.toContain(redTheme.light.color.bg.act);
});

test("contains every brand color in each color scheme", () => {
  const css = brandCss({ act: "#1F5FBF", radius: { control: 4, card: 8, panel: 12 } });
  const [light = "", dark = "", system = ""] = css.split("}\n");
  const names = (rule: string): string[] => [...rule.matchAll(/--ds-color-[\w-]+/g)].map(([name]) => name);
  expect(names(light).length).toBeGreaterThanOrEqual(13);
  expect(new Set(names(light))).toEqual(new Set(names(dark)));
  expect(names(system)).toEqual(names(dark));
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
