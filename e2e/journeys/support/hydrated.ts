import type { Page } from "@playwright/test";

/** Waits until the script has taken the page over, which on a busy machine can be long after the network rests. */
export const hydrated = async (page: Page): Promise<void> => {
  // What visitors type before that is noted there, and handed over at the end.
  await page.waitForFunction(() => !("early" in window) || window.early === undefined);
};
