import type { Page } from "@playwright/test";

/** Waits for hydration, which on a busy machine can end long after the network is idle. */
export const waitForHydration = async (page: Page): Promise<void> => {
  // Input from before hydration is recorded here and replayed at the end.
  await page.waitForFunction(() => !("early" in window) || window.early === undefined);
};
