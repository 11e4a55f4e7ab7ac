import { defineConfig } from "@playwright/test";
import { browserConfig } from "./browser.ts";

export default defineConfig({
  ...browserConfig,
  testDir: "stories",
  outputDir: "../test-results/stories",
  timeout: 60_000,
  snapshotPathTemplate: "{testDir}/trees/{arg}{ext}",
  globalSetup: "./stories/serve.ts",
});
