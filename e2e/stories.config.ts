import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { chromiumArguments } from "../scripts/chromium.ts";
import { browserConfig } from "./browser.ts";

export default defineConfig({
  ...browserConfig,
  testDir: "stories",
  outputDir: "../test-results/stories",
  timeout: 60_000,
  snapshotPathTemplate: "{testDir}/trees/{arg}{ext}",
  use: {
    ...browserConfig.use,
    // CPUs with other instruction sets would round some pixels differently; so would partial raster of a
    // curve.
    launchOptions: {
      ...browserConfig.use?.launchOptions,
      env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL("stories/fonts.conf", import.meta.url)) },
      args: [
        ...chromiumArguments,
        "--disable-skia-runtime-opts",
        "--force-color-profile=srgb",
        "--disable-partial-raster",
        "--disable-threaded-animation",
      ],
    },
  },
  projects: [
    { name: "quick", testIgnore: "full/**" },
    // Matrices, clipped Thai and Lao marks, other themes and directions: only in `npm run test:full`.
    { name: "full", testMatch: "full/*.spec.ts" },
  ],
  globalSetup: "./stories/serve.ts",
});
