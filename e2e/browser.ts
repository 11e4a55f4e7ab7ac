import type { PlaywrightTestConfig } from "@playwright/test";
import { chromiumArguments, requireChromium } from "../scripts/chromium.ts";

/** Shared by all browser runs: the machine's Chromium, one desktop viewport, reproducible screenshots. */
export const browserConfig: PlaywrightTestConfig = {
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "Asia/Shanghai",
    launchOptions: { executablePath: requireChromium(), args: chromiumArguments },
  },
};
