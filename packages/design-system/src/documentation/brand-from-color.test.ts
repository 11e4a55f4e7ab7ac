import { expect, test } from "vitest";
import { redTheme } from "../tokens/themes/red.ts";
import { brandCss, breachesOf, themeFromColor } from "./brand-from-color.ts";
import { hexOf, oklchOf } from "./oklch.ts";

test.each(["#D9261C", "#0B766A", "#FFFFFF", "#000000", "#123456"])(
  "%s survives the way there and back",
  (hex) => {
    expect(hexOf(oklchOf(hex))).toBe(hex);
  },
);

test("a color that no screen shows keeps lightness and hue", () => {
  const { l, h } = oklchOf(hexOf({ l: 0.6, c: 0.4, h: 150 }));
  expect(l).toBeCloseTo(0.6, 1);
  expect(h).toBeCloseTo(150, -1);
});

test("a deep acting color breaks nothing", () => {
  expect(breachesOf(themeFromColor("#1F5FBF"))).toEqual([]);
});

test("a pale one is told, with what white text on it would have", () => {
  const breach = breachesOf(themeFromColor("#F2A93B")).find(({ pair }) => pair === "fg.onAct on bg.act");
  expect(breach).toMatchObject({ scheme: "light", least: 4.5 });
  expect(breach?.ratio).toBeCloseTo(2, 0);
});

test("the style sheet says only what differs from the house theme", () => {
  const css = brandCss({ act: "#1F5FBF", radius: { control: 2, card: 4, panel: 6 } });
  expect(css).toContain("--ds-color-bg-act: #1F5FBF;");
  expect(css).toContain("--ds-radius-card: 4px;");
  expect(css).not.toContain("--ds-color-bg-page");
  expect(css).not.toContain(redTheme.light.color.bg.act);
});
