import { expect, test } from "vitest";
import { brandCss } from "./brand-css.ts";

const radius = { control: 2, card: 4, panel: 6 };

/** Selectors and declared variables of each rule, in order. */
const rulesOf = (css: string) =>
  [...css.matchAll(/^ *([^{}@]+?) \{\n([^{}]*)\}/gm)].map(([, selector = "", body = ""]) => ({
    selector: selector.replaceAll(/\s+/g, " "),
    names: [...body.matchAll(/--ds-[\w-]+(?=:)/g)].map(([name]) => name),
  }));

test("replaces the default theme, also in nested elements", () => {
  const css = brandCss({ act: "#1F5FBF", radius });
  expect(rulesOf(css).map(({ selector }) => selector)).toEqual([
    ':root:not([data-theme]), [data-theme="red"]',
    ':root:not([data-theme])[data-scheme="dark"], [data-theme="red"][data-scheme="dark"]',
    ':root:not([data-theme]):not([data-scheme]), [data-theme="red"]:not([data-scheme])',
  ]);
  expect(css).toContain("--ds-color-bg-act: #1F5FBF;");
  expect(css).toContain("--ds-radius-card: 4px;");
  expect(css).not.toContain("--ds-font-family");
  expect(css).not.toContain("--ds-size-control");
});

test("writes a named theme with all colors, so that it can be nested in another one", () => {
  const [light, dark, system] = rulesOf(brandCss({ act: "#0A84FF", radius, name: "ocean" }));
  expect(light?.selector).toBe('[data-theme="ocean"]');
  expect(dark?.selector).toBe('[data-theme="ocean"][data-scheme="dark"]');
  expect(system?.selector).toBe('[data-theme="ocean"]:not([data-scheme])');
  expect(dark?.names).toContain("--ds-color-scheme");
  expect(dark?.names).toContain("--ds-color-fg-default");
  expect(light?.names.filter((name) => !name.startsWith("--ds-radius"))).toEqual(dark?.names);
  expect(system?.names).toEqual(dark?.names);
});

test("puts the brand's font before the fallbacks of each script", () => {
  const css = brandCss({ act: "#0A84FF", radius, name: "ocean", font: "Inter" });
  expect(css).toContain(
    '[data-theme="ocean"],\n[data-theme="ocean"] [lang] {\n  --ds-font-family: "Inter", system-ui',
  );
  expect(css).toContain('[data-theme="ocean"][lang|="th"],\n[data-theme="ocean"] [lang|="th"] {');
});

test("lowers controls in the compact density", () => {
  expect(brandCss({ act: "#0A84FF", radius, density: "compact" })).toContain("--ds-size-control-md: 36px;");
});
