import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { colorRules } from "../../lab/rules.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Axe violations of a page (rule and element), without those in frames. */
export const axeViolations = async (page: Page, rules: RunOptions = {}): Promise<string[]> => {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(axe.source);
  // Axe would parse the style sheets again for its orientation rule, which takes a fifth of the time.
  const options: RunOptions = { ...rules, resultTypes: ["violations"], preload: false, iframes: false };
  const { violations } = await page.evaluate((chosen) => window.axe.run(chosen), options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

const lookIn = async (page: Page, colorScheme: "light" | "dark"): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  // A color during a transition belongs to neither scheme.
  await page.evaluate(() => {
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  });
};

/** Rules that give the same result in each language. */
const sameInEachLanguage = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));

/**
 * Axe violations of a page of the sweeps. In English: all rules in the light scheme, the color rules in the dark one.
 * In Lao: all rules but those about colors. None in other languages, because roles and names don't depend on them.
 */
export const axeViolationsOfSweep = async (page: Page, prefix: string): Promise<string[]> => {
  if (prefix === "/lao") return axeViolations(page, { rules: sameInEachLanguage });
  if (prefix !== "") return [];
  await lookIn(page, "light");
  const light = await axeViolations(page);
  await lookIn(page, "dark");
  const dark = await axeViolations(page, { runOnly: { type: "rule", values: colorRules } });
  await lookIn(page, "light");
  return [...light.map((found) => `light, ${found}`), ...dark.map((found) => `dark, ${found}`)];
};
