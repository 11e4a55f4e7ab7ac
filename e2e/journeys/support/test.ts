import { test as base } from "@playwright/test";
import { hydrated } from "./hydrated.ts";

/**
 * A browser calls a page loaded before its buttons answer. Journeys of somebody who waits for that begin when they
 * do; what happens before is in `without-script.spec.ts`.
 */
export const test = base.extend({
  page: async ({ page }, use, { errors }) => {
    const goto = page.goto.bind(page);
    page.goto = async (...to) => {
      const answer = await goto(...to);
      await hydrated(page);
      return answer;
    };
    await use(page);
    // What a run on another machine leaves behind is its output alone.
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
