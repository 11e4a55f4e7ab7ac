import { test as base } from "@playwright/test";
import { waitForHydration } from "./hydration.ts";

/**
 * Waits for hydration after navigation, because journeys click buttons that need JavaScript. Behavior before
 * hydration is tested in `without-script.spec.ts`.
 */
export const test = base.extend({
  page: async ({ page }, use, { errors }) => {
    const goto = page.goto.bind(page);
    page.goto = async (...to) => {
      const answer = await goto(...to);
      await waitForHydration(page);
      return answer;
    };
    await use(page);
    // The CI output must contain everything that a failed run needs.
    if (errors.length > 0)
      console.error(`${page.url()}\n${await page.locator("body").ariaSnapshot().catch(String)}`);
  },
});

/** Tags of a journey that repeats per locale: `npm test` runs the English one, `npm run test:full` all. */
export const tagsOf = (locale: string): { tag: string[] } => ({ tag: locale === "en" ? [] : ["@full"] });

/** Tags of a sweep over all pages under a locale prefix: `npm test` runs English and Lao, `npm run test:full` all. */
export const sweepTagsOf = (prefix: string): { tag: string[] } => ({
  tag: ["", "/lao"].includes(prefix) ? [] : ["@full"],
});
