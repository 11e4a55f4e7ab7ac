import { test as base } from "@playwright/test";
import { hydrated } from "./hydrated.ts";

/**
 * A page of the shop asks for its scripts when it is painted, so a browser calls it loaded before its buttons answer.
 * Journeys of somebody who waits for that begin when they do; what happens before is in `without-script.spec.ts`.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...to) => {
      const answer = await goto(...to);
      await hydrated(page);
      return answer;
    };
    await use(page);
  },
});
