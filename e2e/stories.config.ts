import { defineConfig } from "@playwright/test";
import { browserConfig } from "./browser.ts";

export default defineConfig({
  ...browserConfig,
  testDir: "stories",
  outputDir: "../test-results/stories",
  globalSetup: "./stories/serve.ts",
  expect: { toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, animations: "disabled", caret: "hide" } },
});
