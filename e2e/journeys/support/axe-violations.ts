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

/** Rules that give the same result in each language. */
const sameInEachLanguage = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));

/**
 * Axe violations of a page of the sweeps: all rules in English, all but those about colors in Lao, none in other
 * languages, because roles and names don't depend on them. Colors of the dark scheme are tested by stories.
 */
export const axeViolationsOfSweep = async (page: Page, prefix: string): Promise<string[]> => {
  if (prefix === "/lao") return axeViolations(page, { rules: sameInEachLanguage });
  return prefix === "" ? axeViolations(page) : [];
};
