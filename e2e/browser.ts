import type { PlaywrightTestConfig } from "@playwright/test";
import { chromiumArguments, requireChromium } from "../scripts/chromium.ts";

/** What every browser run shares: the machine's Chromium, one desktop window, pictures that two machines agree on. */
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
