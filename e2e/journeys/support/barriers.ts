import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { colorRules } from "../../lab/rules.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds on a page as it stands (rule and element); what lies in a frame is another page's. */
export const barriers = async (page: Page, rules: RunOptions = {}): Promise<string[]> => {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(axe.source);
  // Reading the style sheets anew for a lock of the orientation, which no page has, takes a fifth of the time.
  const options: RunOptions = { ...rules, resultTypes: ["violations"], preload: false, iframes: false };
  const { violations } = await page.evaluate((chosen) => window.axe.run(chosen), options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

const lookIn = async (page: Page, colorScheme: "light" | "dark"): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  // A color on its way from one scheme to the other is neither's.
  await page.evaluate(() => {
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  });
};

/** Locale prefixes of the sweeps that run axe: roles, names and contrast don't depend on the language. */
const axePrefixes = ["", "/lao"];

/** All axe rules in the light scheme, the color rules in the dark one. Runs for the English and Lao pages only. */
export const barriersOfBothSchemes = async (page: Page, prefix: string): Promise<string[]> => {
  if (!axePrefixes.includes(prefix)) return [];
  await lookIn(page, "light");
  const light = await barriers(page);
  await lookIn(page, "dark");
  const dark = await barriers(page, { runOnly: { type: "rule", values: colorRules } });
  await lookIn(page, "light");
  return [...light.map((found) => `light, ${found}`), ...dark.map((found) => `dark, ${found}`)];
};
